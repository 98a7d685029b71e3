import { sectionTitles } from '../content/en/package-names.ts';
import { type ListedFeature, listSections, SECTION_IDS, type Tier } from '../domain/catalogue.ts';

/** A feature across all packages, in order; `null` where one lacks it. Texts may differ: '1 desk', '2 desks'. */
export type ComparedRow = { id: string; cells: (ListedFeature | null)[] };
export type ComparedSection = { title: string; rows: ComparedRow[] };

/** By section, lowest package's features first; empty sections are left out. */
export function compareTiers(tiers: readonly Tier[]): ComparedSection[] {
  const lists = tiers.map((tier) => listSections(tier, tiers));
  return SECTION_IDS.flatMap((id) => {
    const columns = lists.map((sections) => sections.find((section) => section.id === id)?.features ?? []);
    const ids = new Set(columns.flatMap((features) => features.map((feature) => feature.id)));
    const rows = [...ids].map((feature) => ({
      id: feature,
      cells: columns.map((features) => features.find(({ id }) => id === feature) ?? null),
    }));
    return rows.length > 0 ? [{ title: sectionTitles[id], rows }] : [];
  });
}

/** Whether a row's texts differ, so that each must be read. */
export function hasVariants({ cells }: ComparedRow): boolean {
  return new Set(cells.flatMap((cell) => cell?.text ?? [])).size > 1;
}

/** For each package, the index of the first with the same cells in all rows: `[0, 0, 2]` if only the third differs. */
export function alikeIn(rows: readonly ComparedRow[]): number[] {
  const columns = (rows[0]?.cells ?? []).map((_, place) =>
    rows.map(({ cells }) => cells[place]?.text ?? '').join('\n'),
  );
  return columns.map((column) => columns.indexOf(column));
}

/** The two packages to compare first when only two fit: the most popular and the next one up, or else down. */
export function firstPair(packages: readonly { isPopular: boolean }[]): [number, number] {
  const popular = Math.max(
    packages.findIndex(({ isPopular }) => isPopular),
    0,
  );
  return popular + 1 < packages.length ? [popular, popular + 1] : [Math.max(popular - 1, 0), popular];
}
