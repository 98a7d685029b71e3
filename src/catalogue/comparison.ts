import { comparePage } from '../../content/compare-page.ts';
import { packages } from '../../content/packages/packages.ts';
import { alikeIn, type ComparedRow, compareTiers, firstPair, hasVariants } from '../../domain/compare.ts';
import { links } from '../../domain/links.ts';
import type { TierId } from '../../domain/package-ids.ts';
import { packageName } from './package-cards.ts';
import { amountOf } from './prices.ts';
import { stageClasses } from './stages.ts';

/** A package as the head of its column. */
export type ComparedPackage = {
  id: TierId;
  name: string;
  price: string;
  suffix: string;
  bestFor: string;
  outcome: string;
  isPopular: boolean;
  highlighted: boolean;
  order: string;
  page: string;
  /** The classes of what marks it for a visitor at its stage. */
  stageClasses: string;
};

/** What a package has of a feature: nothing, the feature, or its own words for it. `from` names who had it first. */
export type Mark = { kind: 'missing' } | { kind: 'included' | 'words'; text: string; from?: string };

export type ComparisonRow = {
  name: string;
  marks: Mark[];
  /** For each package the place of the first one that has the same. */
  alike: number[];
};

export type Comparison = {
  packages: ComparedPackage[];
  sections: { title: string; rows: ComparisonRow[]; alike: number[] }[];
  /** The places of the two that a narrow screen begins with. */
  pair: [number, number];
};

export const comparison: Comparison = {
  packages: packages.map((pack) => ({
    id: pack.id,
    name: pack.name,
    price: amountOf(pack, 'card'),
    suffix: pack.pricingSuffix,
    bestFor: pack.bestFor,
    outcome: pack.outcome,
    isPopular: pack.isPopular,
    highlighted: pack.highlighted,
    order: links.checkout(pack.id),
    page: links.package(pack.id),
    stageClasses: stageClasses(pack.id),
  })),
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
