import { comparePage } from '../content/en/compare-page.ts';
import { packages } from '../content/packages/packages.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { alikeIn, type ComparedRow, compareTiers, firstPair, hasVariants } from './compare-packages.ts';
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
  sections: compareTiers(packages).map(({ title, rows }) => ({
    title,
    rows: rows.map(comparisonRow),
    alike: alikeIn(rows),
  })),
  pair: firstPair(packages),
};
export type Comparison = typeof comparison;
export type ComparedPackage = Comparison['packages'][number];

function comparisonRow(row: ComparedRow) {
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
