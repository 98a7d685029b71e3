import { comparePage } from '../content/en/compare-page.ts';
import { sectionTitles } from '../content/en/package-names.ts';
import { packages } from '../content/packages/packages.ts';
import { type ListedFeature, listSections, SECTION_IDS, type Tier } from '../domain/catalogue.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { addonPrice, packageCards, packageName } from './package-cards.ts';

/** A cell: nothing, the feature, or the package's own wording. `from` names the package that had it first. */
export type Mark = { kind: 'missing' } | { kind: 'included' | 'words'; text: string; from?: string };

const columns = packageCards.map((pack) => ({
  ...pack,
  order: links.checkout(pack.id),
  addonPrice: pack.addon && fillIn(comparePage.addonPrice, { price: addonPrice }),
}));

export const comparison = {
  packages: columns,
  addon: packages.flatMap(({ addon, addonLinkText: note }) => (addon ? { name: addon, note } : []))[0],
  addonAlike: columns.map((pack) => columns.findIndex(({ addonPrice }) => addonPrice === pack.addonPrice)),
  sections: compareTiers(packages).map(({ title, rows }) => ({ title, rows: rows.map(rowOf), alike: alikeIn(rows) })),
  pair: firstPair(packages),
};
export type Comparison = typeof comparison;
export type ComparedPackage = Comparison['packages'][number];

function rowOf(row: ComparedRow) {
  const kind = hasVariants(row) ? 'words' : 'included';
  const lowest = row.cells.find((cell) => cell !== null);
  return {
    name: (kind === 'words' && comparePage.names[row.id]) || (lowest?.text ?? ''),
    note: lowest?.note,
    marks: row.cells.map(
      (cell): Mark =>
        cell ? { kind, text: cell.text, ...(cell.from && { from: packageName(cell.from) }) } : { kind: 'missing' },
    ),
    /** For each package, the index of the first one with the same cell. */
    alike: alikeIn([row]),
  };
}

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
