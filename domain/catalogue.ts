import type { CheckoutId, ContactChoiceId, PackageId, TeamId, TierId } from './package-ids.ts';
import type { Amount, Price } from './price.ts';

/** The sections of every package, in the order in which every surface lists them. */
export const SECTION_TITLES = [
  'Idea',
  'Coaching and Accountability',
  'Product and Tech',
  'Fundraising',
  'Traction',
  'Office',
  'Team',
  'Retro and Feedback',
] as const;
export type SectionTitle = (typeof SECTION_TITLES)[number];

/** A feature. The same id in a higher tier replaces the lower tier's feature ('1 desk' becomes '2 desks'). */
export type Feature = { id: string; text: string };
export type PackageSection = { title: SectionTitle; features: Feature[] };

/** A package card. `sections` holds only what this tier adds; the rest comes from `inherits`. */
export type Package = {
  id: TierId;
  name: string;
  price: Price;
  pricingSuffix: string;
  /** One line for lists where packages stand side by side. */
  promise: string;
  bestFor: string;
  outcome: string;
  cta: string;
  highlighted: boolean;
  isPopular: boolean;
  link: string;
  highlightColor: HighlightColor;
  isOneTime: boolean;
  inherits?: TierId;
  sections: PackageSection[];
  addon?: string;
  addonLink?: string;
  addonLinkText?: string;
};

/** Accents that the design tokens define; each package page wears one. */
export const HIGHLIGHT_COLORS = ['lime', 'violet', 'sky', 'coral', 'gradient'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/** A size of a long-term team. `hours` a week; `fte` and `hours` are null where both are agreed. */
export type TeamPackage = {
  id: TeamId;
  title: string;
  hours: number | null;
  fte: number | null;
  cost: Amount;
  description: string;
  path: string;
  /** Whether the teams page shows it as a card. */
  displayed: boolean;
};

/** What the checkout knows of a package besides its price. */
export type CheckoutTexts = { description: string; features: string[]; nextSteps: string };

/** A package as the checkout shows it. `price` is already printed, `custom` included. */
export type CheckoutPackage = CheckoutTexts & { id: CheckoutId; name: string; price: string };

export type ContactChoice = { id: ContactChoiceId; name: string; price?: string };

/** A feature as a tier shows it: its own, or one that a lower tier has already. */
export type ListedFeature = Feature & { from?: PackageId };
export type ListedSection = { title: SectionTitle; features: ListedFeature[] };

/** Every section in the specified order, with inherited features first and marked with the tier they come from. */
export function listSections(pack: Package, packages: readonly Package[]): ListedSection[] {
  const lower = packages.find((candidate) => candidate.id === pack.inherits);
  const inherited = lower ? listSections(lower, packages) : [];
  const ownIds = new Set(pack.sections.flatMap((section) => section.features.map((feature) => feature.id)));
  return SECTION_TITLES.map((title) => {
    const fromBelow = inherited.find((section) => section.title === title)?.features ?? [];
    const kept = fromBelow
      .filter((feature) => !ownIds.has(feature.id))
      .map((feature) => ({ ...feature, from: feature.from ?? (lower as Package).id }));
    return {
      title,
      features: [...kept, ...(pack.sections.find((section) => section.title === title)?.features ?? [])],
    };
  });
}
