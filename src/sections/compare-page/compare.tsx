import type { ComponentProps, ReactNode } from 'react';
import type { StageAnswer } from '../../../catalogue/printed.ts';
import type { OfferWords } from '../../../content/en/offer.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { ChevronDown } from '../../ui/lucide/icons.tsx';
import { UncoveredLine } from '../../ui/momentum-path.tsx';
import { stageRules } from '../stage-rules.ts';
import { columnRules } from './column-rules.ts';
import { CompareTable, type CompareTableProps, Included, Missing } from './compare-table.tsx';

type Props = CompareTableProps & {
  offer: OfferWords;
  stages: readonly StageAnswer[];
  /** Slots, shown on paper only. */
  brand?: ReactNode;
  contact?: ReactNode;
};

const LEGEND = 'flex items-center gap-2';

/** All packages side by side, or two on a narrow screen. CSS handles every choice, without a script. */
export function Compare({ offer, stages, brand, contact, ...table }: Props) {
  const { words, comparison } = table;
  const { packages, pair } = comparison;
  return (
    <section aria-labelledby="compare-title" className="compare-packages paper-sheet">
      <style>{stageRules(stages.map(({ id }) => id)) + columnRules(packages.length)}</style>
      <div className="overflow-x-clip">
        <div className="page-width relative isolate pb-[clamp(3.25rem,6vw,4rem)] print:max-w-none print:px-0 print:pb-2">
          <div className="hidden items-center justify-between print:flex print:text-(length:--text-caption)">
            {brand}
            <p>
              {/* Without JavaScript the date is left blank to write by hand. */}
              {offer.date}{' '}
              <span
                className="empty:inline-block empty:after:block empty:after:h-6 empty:after:w-36 empty:after:border-control empty:after:border-b"
                data-today
              />
            </p>
          </div>
          <h1 id="compare-title" className="text-h1 print:mt-3 print:text-(length:--text-h3) print:tracking-[-0.02em]">
            {words.heading}
          </h1>
          <p className="mt-4 max-w-measure text-balance text-muted sm:mt-5 sm:text-lead print:hidden">{words.lead}</p>
          <UncoveredLine
            viewBox="0 0 1200 150"
            className="absolute bottom-0 left-[calc(50%-50vw)] -z-1 h-[clamp(3rem,9vw,7.5rem)] w-screen stroke-5 print:hidden"
            d="M-40 142C320 142 560 138 760 116C960 94 1080 62 1240 8"
          />
        </div>
      </div>
      <div className="page-width print:max-w-none print:px-0">
        <div className="mt-5 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 two-up:mt-7 two-up:mb-4 print:mt-0 print:mb-2">
          <div className="compare-stage flex flex-wrap items-center gap-x-4 gap-y-2 two-up:grid two-up:w-full two-up:gap-y-0 sm:two-up:flex sm:two-up:w-auto print:hidden">
            <label htmlFor="compare-stage" className="font-semibold text-small">
              {words.stage}
            </label>
            <Pick id="compare-stage" data-stage>
              <option value="">{words.stageNone}</option>
              {stages.map(({ id, label }) => (
                <option key={id} id={`stage-${id}`} value={id}>
                  {label}
                </option>
              ))}
            </Pick>
            <div aria-live="polite" className="text-small">
              {stages.map(({ id, answer }) => (
                <p key={id} className={`for-stage for-${id}`}>
                  {words.stageAnswer} <TextLink href={answer.href} text={answer.name} />
                </p>
              ))}
            </div>
          </div>
          <ul className="compare-legend">
            <li className={LEGEND}>
              <Included own /> {words.legend.own}
            </li>
            <li className={LEGEND}>
              <Included own={false} /> {words.legend.inherited}
            </li>
            <li className={LEGEND}>
              <Missing /> {words.legend.missing}
            </li>
          </ul>
        </div>
        {/* The end of the lists and of the sticky head. */}
        <div className="relative isolate bg-paper">
          <div className="compare-choice">
            {[words.first, words.second].map((label, place) => (
              <Pick
                key={label}
                aria-label={label}
                className="compare-pick sm:first:col-start-2 [&>select]:pr-5 [&>select]:pl-2 [&>select]:font-medium [&>select]:tracking-[-0.03em] [&>svg]:right-1 [&>svg]:w-4"
                defaultValue={packages[pair[place] ?? 0]?.id}
                data-pick
              >
                {packages.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Pick>
            ))}
            <p className="compare-twice col-span-full hidden text-small sm:col-[2/-1]">{words.twice}</p>
          </div>
          <CompareTable {...table} />
        </div>
        <p className="mt-6 print:hidden">
          <Button variant="secondary" size="small" className="noscript:hidden" data-print>
            {words.print}
          </Button>
        </p>
        <div className="hidden print:mt-3 print:block print:text-(length:--text-caption)">
          <p className="flex flex-wrap gap-x-4">
            {offer.contact}: {contact}
          </p>
          <p>
            {offer.asOfDate} {offer.notContract}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A list whose choice CSS reads, by an option's position or id. */
function Pick({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select
        className="min-h-11 w-full cursor-pointer appearance-none text-ellipsis rounded-control border border-control bg-surface py-2 pr-9 pl-3.5 text-[length:1rem] hover:border-ink"
        {...select}
      />
      <ChevronDown className="pointer-events-none absolute top-0 right-2.5 h-full w-4.5" />
    </span>
  );
}
