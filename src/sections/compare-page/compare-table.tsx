import type { ReactNode } from 'react';
import type { ComparedPackage, Comparison, Mark } from '../../../catalogue/comparison.ts';
import type { ComparePageWords } from '../../../content/en/compare-page.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { SpokenPrice } from '../../prices/price.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Unbroken } from '../../ui/section.tsx';
import { likenessData } from './column-rules.ts';

/** The id of the first rows below the head, for the page's `paintedFrom`: legend and columns would move as they come in. */
export const COMPARE_FACTS = 'compare-facts';

const FRAMES = 'compare-frames absolute inset-0 grid auto-cols-fr grid-flow-col grid-cols-[var(--label)]';
// Row heights are multiples of 4 px, so that edges stay on whole pixels on any screen.
const SUFFIX = 'compare-suffix whitespace-nowrap text-muted leading-5';

export type CompareTableProps = {
  words: ComparePageWords;
  comparison: Comparison;
  yours: string;
  popular: string;
  vat: string;
};

/** A column for each package, a row for each feature. Column markers lie behind and above the table. */
export function CompareTable({ words, comparison, yours, popular, vat }: CompareTableProps) {
  const { packages, addon, addonAlike, sections } = comparison;
  /** A row with a cell for each package; `alike` says which ones are the same. */
  const row = (
    className: string,
    title: ReactNode,
    cell: (pack: ComparedPackage) => ReactNode,
    alike?: readonly number[],
  ) => (
    <tr className={className} {...(alike && likenessData(alike))}>
      <th scope="row">{title}</th>
      {packages.map((pack, place) => (
        <td key={pack.id} className={columnClass(pack, place)}>
          {cell(pack)}
        </td>
      ))}
    </tr>
  );
  const orderLink = ({ name, order, highlighted, stageClasses }: ComparedPackage) => (
    <>
      <span className={stageClasses} aria-hidden="true" />
      <a
        href={order}
        className={buttonClass(
          { variant: highlighted ? 'primary' : 'secondary', size: 'bare' },
          'compare-order w-full px-2 text-(length:--text-small) leading-5',
        )}
      >
        {words.order} <span className="sr-only">– {name}</span>
      </a>
    </>
  );
  return (
    <>
      <div className={`${FRAMES} -z-1`} aria-hidden="true">
        <span />
        {packages.map(({ id, isPopular }) => (
          <span
            key={id}
            className={
              isPopular
                ? 'compare-frame rounded-card bg-surface [box-shadow:var(--shadow-card)] print:rounded-small print:border print:[box-shadow:none]'
                : undefined
            }
          />
        ))}
      </div>
      {/* Above the table, or its lines would cross the frame and its sticky head would cover the tint. */}
      <div className={`${FRAMES} compare-tints pointer-events-none z-3 mix-blend-darken`} aria-hidden="true">
        <span />
        {packages.map(({ id, isPopular, stageClasses }, place) => (
          <span
            key={id}
            className={`column-${place + 1} ${isPopular ? 'compare-edge -outline-offset-2 rounded-card outline-2 outline-violet' : ''}`}
          >
            <span className={`compare-tint h-full rounded-card bg-lime-wash ${stageClasses}`} />
          </span>
        ))}
      </div>
      <table className="compare-table w-full table-fixed border-separate border-spacing-0 text-(length:--text-small) leading-[1.4]">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="compare-names">
            <td className="w-(--label) px-0 align-bottom">
              <label className="compare-only flex min-h-7 w-fit two-up:mt-1 two-up:mb-3 two-up:min-h-11 cursor-pointer items-center gap-2.5 font-semibold print:hidden">
                <input type="checkbox" className="size-5 flex-none cursor-[inherit]" />
                {words.onlyDifferences}
              </label>
            </td>
            {packages.map((pack, place) => (
              <th key={pack.id} scope="col" className={columnClass(pack, place)}>
                <span className="compare-name font-bold font-display text-lead/7 tracking-[-0.02em] two-up:absolute two-up:[clip-path:inset(50%)] print:block print:text-(length:--text-small)">
                  {pack.name}
                </span>
                <span className={`package-flag ${pack.stageClasses}`}>{yours}</span>
                <span className="package-flag package-flag-favourite">{pack.isPopular ? popular : ''}</span>
              </th>
            ))}
          </tr>
          {row('compare-prices', <span className={SUFFIX}>{vat}</span>, ({ name, price, pricingSuffix }) => (
            // Orca reads a table by lines without its column headers.
            <SpokenPrice price={`${price} ${pricingSuffix}`} of={name}>
              <span className="compare-price font-bold font-display text-h3/8 tracking-[-0.02em] print:text-(length:--text-body)">
                {price}
              </span>{' '}
              <span className={SUFFIX}>{pricingSuffix}</span>
            </SpokenPrice>
          ))}
          {row('compare-orders print:hidden', <span className="sr-only">{words.next}</span>, orderLink)}
        </thead>
        <tbody id={COMPARE_FACTS} className="compare-facts">
          {row('', words.bestFor, ({ bestFor }) => (
            <Unbroken text={bestFor} />
          ))}
          {row('', words.outcome, ({ outcome }) => (
            <Unbroken text={outcome} />
          ))}
          {addon &&
            row(
              '',
              <RowName {...addon} />,
              ({ addonPrice }) => addonPrice ?? <MarkView mark={{ kind: 'missing' }} words={words} />,
              addonAlike,
            )}
        </tbody>
        {sections.map((section) => (
          <tbody key={section.title} className="render-late [--height-unseen:20rem]" {...likenessData(section.alike)}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={packages.length + 1}>
                {section.title}
              </th>
            </tr>
            {section.rows.map(({ name, note, marks, alike }) => (
              <tr key={name} className="compare-row" {...likenessData(alike)}>
                <th scope="row">
                  <RowName name={name} note={note} />
                </th>
                {packages.map((pack, place) => (
                  <td key={pack.id} className={columnClass(pack, place)}>
                    <MarkView mark={marks[place] ?? { kind: 'missing' }} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          {row('print:hidden', words.more, (pack) => (
            <>
              <a href={pack.link} className="text-link text-small">
                {fillIn(words.see, { name: pack.name })}
              </a>
              <span className="hidden two-up:mt-3 two-up:block">{orderLink(pack)}</span>
            </>
          ))}
        </tfoot>
      </table>
    </>
  );
}

function RowName({ name, note }: { name: string; note?: string | undefined }) {
  return (
    <>
      <Unbroken text={name} />
      {note && <span className="text-muted"> {note}</span>}
    </>
  );
}

function columnClass({ isPopular }: ComparedPackage, place: number): string {
  return `compare-cell column-${place + 1} ${isPopular ? 'compare-favourite' : ''}`.trim();
}

/** A cell as a mark and in words: read out on a wide screen, visible on a narrow one. */
function MarkView({ mark, words }: { mark: Mark; words: ComparePageWords }) {
  if (mark.kind === 'missing')
    return (
      <span className="flex gap-2 text-muted">
        <Missing />
        <span className="mark-word">{words.missing}</span>
      </span>
    );
  const own = mark.from === undefined;
  const word = (
    <span className={mark.kind === 'included' ? 'mark-word' : undefined}>
      {mark.kind === 'included' ? words.included : <Unbroken text={mark.text} />}
    </span>
  );
  return (
    <span className={`flex gap-2 ${own ? 'font-medium' : 'text-muted'}`}>
      <Included own={own} />
      {mark.from ? (
        <span>
          {word} <span className="sr-only">{fillIn(words.asIn, { name: mark.from })}</span>
        </span>
      ) : (
        word
      )}
    </span>
  );
}

/** Included; emphasised in the first package that has it. */
export function Included({ own }: { own: boolean }) {
  return <Drawing className={own ? 'mark mark-own' : 'mark'} path="M20 6 9 17l-5-5" />;
}

export function Missing() {
  return <Drawing className="mark" path="M5 12h14" />;
}

/** A bare drawing, because the table has more than a hundred. */
function Drawing({ className, path }: { className: string; path: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
