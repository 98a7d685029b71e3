import type { TierId } from './package-ids.ts';

export const SECTION_IDS = [
  'idea',
  'coaching',
  'product',
  'fundraising',
  'traction',
  'office',
  'team',
  'retro',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** The same id in a higher package replaces the lower one's feature ('1 desk' becomes '2 desks'). */
export type Feature = { id: string; text: string; note?: string | undefined };
export type PackageSection = { id: SectionId; features: Feature[] };

export const HIGHLIGHT_COLORS = ['lime', 'violet', 'sky', 'coral', 'gradient'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

export type Tier = { id: TierId; inherits?: TierId | undefined; sections: readonly PackageSection[] };

export type ListedFeature = Feature & { from?: TierId };
export type ListedSection = { id: SectionId; features: ListedFeature[] };

/** Every section in the order of {@link SECTION_IDS}, inherited features first and marked with their package. */
export function listSections(tier: Tier, tiers: readonly Tier[]): ListedSection[] {
  const lower = tiers.find((candidate) => candidate.id === tier.inherits);
  const inherited = lower ? listSections(lower, tiers) : [];
  const ownIds = new Set(tier.sections.flatMap((section) => section.features.map((feature) => feature.id)));
  return SECTION_IDS.map((id) => {
    const fromBelow = inherited.find((section) => section.id === id)?.features ?? [];
    const kept = fromBelow
      .filter((feature) => !ownIds.has(feature.id))
      .map((feature) => ({ ...feature, from: feature.from ?? (lower as Tier).id }));
    return {
      id,
      features: [...kept, ...(tier.sections.find((section) => section.id === id)?.features ?? [])],
    };
  });
}
