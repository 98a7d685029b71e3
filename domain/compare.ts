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

/** For each tier the place of the first one that has the same in all of the rows: `[0, 0, 2]` where the third alone differs. */
export function alikeIn(rows: readonly ComparedRow[]): number[] {
  const columns = (rows[0]?.cells ?? []).map((_, place) =>
    rows.map(({ cells }) => cells[place]?.text ?? '').join('\n'),
  );
  return columns.map((column) => columns.indexOf(column));
}

/** Which two are compared first where only two fit: the most popular and its neighbour above, or else below. */
export function firstPair(packages: readonly { isPopular: boolean }[]): [number, number] {
  const popular = Math.max(
    packages.findIndex(({ isPopular }) => isPopular),
    0,
  );
  return popular + 1 < packages.length ? [popular, popular + 1] : [Math.max(popular - 1, 0), popular];
}
