import { type ListedFeature, listSections, SECTION_TITLES, type SectionTitle, type Tier } from './catalogue.ts';

/** What a tier has in a row of the comparison; `null` where it has nothing. */
export type ComparedCell = ListedFeature | null;

/** One feature in all tiers, in their order. The text may differ from tier to tier: '1 desk', '2 desks'. */
export type ComparedRow = { id: string; cells: ComparedCell[] };
export type ComparedSection = { title: SectionTitle; rows: ComparedRow[] };

/**
 * Every feature of every tier, by section in the order of {@link SECTION_TITLES}, lowest tier's first. A section without
 * any feature is left out.
 */
export function compareTiers(tiers: readonly Tier[]): ComparedSection[] {
  const lists = tiers.map((tier) => listSections(tier, tiers));
  return SECTION_TITLES.flatMap((title) => {
    const columns = lists.map((sections) => sections.find((section) => section.title === title)?.features ?? []);
    const ids = new Set(columns.flatMap((features) => features.map(({ id }) => id)));
    const rows = [...ids].map((id) => ({
      id,
      cells: columns.map((features) => features.find((feature) => feature.id === id) ?? null),
    }));
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

/** Whether a row's texts differ among the tiers that have the feature, so that each has to be read. */
export function hasVariants({ cells }: ComparedRow): boolean {
  return new Set(cells.flatMap((cell) => cell?.text ?? [])).size > 1;
}

/** Whether tiers have the same in a row: all of them, or those at the given places. */
export function isSame({ cells }: ComparedRow, places: readonly number[] = [...cells.keys()]): boolean {
  return new Set(places.map((place) => cells[place]?.text)).size < 2;
}

/** Every two places of a row with so many cells, the lower one first. */
export function pairsOf(count: number): [number, number][] {
  const places = [...Array(count).keys()];
  return places.flatMap((first) => places.slice(first + 1).map((second): [number, number] => [first, second]));
}

/** How many tiers a narrow screen can compare: as many as `compare-two.css` has rules for. */
export const MOST_COMPARED = 6;

/** Which two are compared first where only two fit: the most popular and its neighbour above, or else below. */
export function firstPair(packages: readonly { isPopular: boolean }[]): [number, number] {
  const popular = Math.max(
    packages.findIndex(({ isPopular }) => isPopular),
    0,
  );
  return popular + 1 < packages.length ? [popular, popular + 1] : [Math.max(popular - 1, 0), popular];
}
