import type { ReactNode } from 'react';
import type { ComparePageWords } from '../../../content/compare-page.ts';
import type { OfferWords } from '../../../content/offer.ts';
import type { StageWords } from '../../../content/stages.ts';
import type { Comparison } from '../../catalogue/comparison.ts';
import type { StageAnswer } from '../../catalogue/stages.ts';
import { Button } from '../../ui/button.tsx';
import { MomentumLine } from '../../ui/momentum-path.tsx';
import { stageRules } from '../stage-rules.ts';
import { columnRules } from './column-rules.ts';
import { CompareTable } from './compare-table.tsx';
import { Included, Missing } from './mark.tsx';
import { Pick } from './pick.tsx';

type Props = {
  words: ComparePageWords;
  offer: OfferWords;
  comparison: Comparison;
  stages: readonly StageAnswer[];
  yours: StageWords['yours'];
  popular: string;
  /** The VAT note. */
  vat: string;
  /** Slots, shown on paper only. */
  brand?: ReactNode;
  contact?: ReactNode;
};

const LEGEND = 'flex items-center gap-2';

/**
 * All packages side by side, or two on a narrow screen. CSS handles every choice; the script adds the address, the date and
 * printing.
 */
export function Compare({ words, offer, comparison, stages, yours, popular, vat, brand, contact }: Props) {
  const { packages, pair } = comparison;
  return (
    <section
      aria-labelledby="compare-title"
      className="compare-packages paper-sheet pt-[clamp(2.5rem,6vw,4.5rem)] pb-[calc(var(--gap-section)/2)] [--flag:2.75rem] [--label:25%] [--side:1rem]"
    >
      <style>{stageRules(stages.map(({ id }) => id)) + columnRules(packages.length)}</style>
      <div className="overflow-x-clip">
        <div className="compare-intro page-width relative isolate pb-[clamp(2rem,5vw,3.5rem)]">
          <div className="compare-paper compare-letterhead hidden">
            {brand}
            <p>
              {offer.date} <span className="offer-date" data-today />
            </p>
          </div>
          <h1 id="compare-title" className="text-h1">
            {words.heading}
          </h1>
          <p className="mt-5 max-w-measure text-lead text-muted print:hidden">{words.lead}</p>
          <MomentumLine
            viewBox="0 0 1200 150"
            className="absolute bottom-0 left-[calc(50%-50vw)] -z-1 h-[clamp(3rem,9vw,7.5rem)] w-screen overflow-visible stroke-5 print:hidden"
            d="M-40 142C320 142 560 138 760 116C960 94 1080 62 1240 8"
          />
        </div>
      </div>
      <div className="page-width">
        <div className="compare-tools mt-5 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="compare-stage flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
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
                  {words.stageAnswer}{' '}
                  <a href={answer.href} className="font-semibold text-violet underline underline-offset-4">
                    {answer.name}
                  </a>
                </p>
              ))}
            </div>
          </div>
          <ul className="compare-legend flex flex-wrap gap-x-6 gap-y-2 text-[length:var(--text-small)] text-muted">
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
          <div className="compare-picks hidden">
            {[words.first, words.second].map((label, place) => (
              <Pick
                key={label}
                aria-label={label}
                className="compare-pick"
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
            <p className="compare-twice text-small">{words.twice}</p>
          </div>
          <CompareTable words={words} comparison={comparison} yours={yours} popular={popular} vat={vat} />
        </div>
        <p className="mt-6 print:hidden">
          <Button variant="secondary" size="small" className="noscript:hidden" data-print>
            {words.print}
          </Button>
        </p>
        <div className="compare-paper hidden">
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
