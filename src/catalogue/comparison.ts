import { comparePage } from '../../content/compare-page.ts';
import { home } from '../../content/home.ts';
import { packages } from '../../content/packages/packages.ts';
import { alikeIn, type ComparedRow, compareTiers, firstPair, hasVariants } from '../../domain/compare.ts';
import { links } from '../../domain/links.ts';
import type { TierId } from '../../domain/package-ids.ts';
import { packageCards, packageName } from './package-cards.ts';

/** A package as a column head. */
export type ComparedPackage = {
  id: TierId;
  name: string;
  price: string;
  suffix: string;
  bestFor: string;
  outcome: string;
  /** What the add-on costs. */
  addon?: string;
  isPopular: boolean;
  highlighted: boolean;
  order: string;
  page: string;
  /** Classes of the marker for visitors at this package's stage. */
  stageClasses: string;
};

/** A cell: nothing, the feature, or the package's own wording. `from` names the package that had it first. */
export type Mark = { kind: 'missing' } | { kind: 'included' | 'words'; text: string; from?: string };

export type ComparisonRow = {
  name: string;
  marks: Mark[];
  /** For each package, the index of the first one with the same cell. */
  alike: number[];
};

export type Comparison = {
  packages: ComparedPackage[];
  /** The add-on's name. */
  addon?: string | undefined;
  sections: { title: string; rows: ComparisonRow[]; alike: number[] }[];
  /** Indices of the two packages that a narrow screen shows first. */
  pair: [number, number];
};

export const comparison: Comparison = {
  packages: packageCards.map(({ addon, ...pack }) => ({
    id: pack.id,
    name: pack.name,
    price: pack.price,
    suffix: pack.pricingSuffix,
    bestFor: pack.bestFor,
    outcome: pack.outcome,
    ...(addon && { addon: `${home.packages.card.addonFrom} ${addon.price}` }),
    isPopular: pack.isPopular,
    highlighted: pack.highlighted,
    order: links.checkout(pack.id),
    page: pack.link,
    stageClasses: pack.stageClasses,
  })),
  addon: packages.find(({ addon }) => addon)?.addon,
  sections: compareTiers(packages).map(({ title, rows }) => ({
    title,
    rows: rows.map(comparisonRow),
    alike: alikeIn(rows),
  })),
  pair: firstPair(packages),
};

function comparisonRow(row: ComparedRow): ComparisonRow {
  const kind = hasVariants(row) ? 'words' : 'included';
  const lowest = row.cells.find((cell) => cell !== null);
  return {
    name: (kind === 'words' && comparePage.names[row.id]) || (lowest?.text ?? ''),
    marks: row.cells.map((cell) =>
      cell ? { kind, text: cell.text, ...(cell.from && { from: packageName(cell.from) }) } : { kind: 'missing' },
    ),
    alike: alikeIn([row]),
  };
}
