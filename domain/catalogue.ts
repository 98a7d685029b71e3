import type { CheckoutId, TierId } from './package-ids.ts';

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
    return { id, features: [...kept, ...(tier.sections.find((section) => section.id === id)?.features ?? [])] };
  });
}

export type Named = { id: CheckoutId; names: readonly string[] };

/** Finds what is sold under a name; null if nothing is. Ignores case, outer spaces, and a trailing 'package'. */
export function idByName(name: string, catalogue: readonly Named[]): CheckoutId | null {
  const wanted = bare(name);
  return catalogue.find(({ names }) => names.some((candidate) => bare(candidate) === wanted))?.id ?? null;
}

export function nameProblems(catalogue: readonly Named[]): string[] {
  return catalogue.flatMap(({ id, names }) =>
    names.flatMap((name) => {
      if (bare(name) === '') return [`The name '${name}' of '${id}' leaves nothing to find it by.`];
      const found = idByName(name, catalogue);
      return found === id ? [] : [`The name '${name}' of '${id}' leads to '${found}': two packages share it.`];
    }),
  );
}

function bare(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(^|\s)package$/, '');
}
