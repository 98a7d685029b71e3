import type { StageAnswer } from '../../catalogue/printed-stages.ts';
import type { Milestone, StageWords } from '../../content/stages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { Spoken } from '../ui/spoken.tsx';
import { stageRules, stopRules } from './stage-rules.ts';

type Props = {
  stages: readonly StageAnswer[];
  words: StageWords;
  /** The adviser on the picture, repeated here in text for assistive technology. */
  adviser: { name: string; role: string };
  script: string;
  /** The VAT note. */
  vat: string;
};

/**
 * 'Where are you today?': five stops, on the momentum line in a wide hero and on a track elsewhere. Radio buttons that CSS
 * and the contact form read; the script adds dragging, dates and the address.
 */
export function Instrument({ stages, words, adviser, script, vat }: Props) {
  return (
    <form
      method="dialog"
      className="instrument relative mt-4 sm:mt-7 lg:pointer-events-none lg:z-1 lg:col-start-1 lg:row-[2/4] lg:mt-0 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid"
      data-instrument={script}
    >
      <style>{stageRules(stages.map(({ id }) => id)) + stopRules(stages)}</style>
      <fieldset className="stops" aria-labelledby="stage-question">
        <div className="stops-head">
          <p id="stage-question" className="font-bold font-display text-[1.375rem] leading-tight">
            {words.question}
          </p>
          <p className="for-none text-muted max-lg:hidden">
            {words.pick}{' '}
            <a href={links.find} className="text-violet underline underline-offset-4">
              {words.answerQuestions}
            </a>
          </p>
          <button
            type="reset"
            className="cursor-pointer justify-self-end text-violet underline underline-offset-4 lg:justify-self-start"
          >
            {words.reset}
          </button>
        </div>
        {stages.map(({ id, label, package: pack }) => (
          <label key={id} className="stop">
            <input type="radio" name="stage" id={`stage-${id}`} value={id} data-package={contactChoiceFor(pack)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {/* As tall as the tallest answer, which wraps on the narrowest phones. */}
      <div
        aria-live="polite"
        className="answers mt-3 grid min-h-30 content-start *:[grid-area:1/1] max-sm:min-h-[calc(10.1875rem+clamp(0rem,(21.5rem-100vw)*8,2.6875rem))] max-sm:content-stretch sm:mt-5 lg:pointer-events-auto lg:row-start-2 lg:mt-30 lg:-mb-7 lg:min-h-0 lg:self-start"
      >
        <div className="for-none max-sm:grid max-sm:content-between max-sm:justify-items-start lg:hidden">
          <p className="text-muted sm:mb-4">{words.hint}</p>
          <Milestones of={stages[0]?.milestones.slice(0, 2) ?? []} />
          <a href={links.find} className="mt-2 inline-block text-small underline underline-offset-4 sm:mt-4">
            {words.unsure}
          </a>
        </div>
        {stages.map(({ id, answer, ask, cto, milestones }) => (
          <div key={id} className={`for-stage for-${id}`}>
            {/* On a phone name and price share a line, and so do the dates' heading and how to ask. */}
            <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:[&>ol]:order-1 max-sm:[&>ol]:basis-full">
              <p className="flex flex-wrap items-baseline gap-x-3 text-small max-sm:contents">
                <strong className="sm:text-lead">{answer.name}</strong>{' '}
                <span className="max-sm:text-caption">
                  <span className="font-bold font-display text-body sm:text-h3">
                    <SpokenPrice price={answer.price} />
                  </span>{' '}
                  {vat}
                </span>{' '}
                <a href={ask} className="text-small underline underline-offset-4 max-sm:order-1">
                  <Spoken words={`${words.ask} ${fillIn(words.askAbout, { name: answer.name })}`}>{words.ask}</Spoken>
                </a>
              </p>
              <p className="text-caption text-muted max-sm:flex-[1_0_70%] sm:mt-4">{words.ifToday}</p>
              <Milestones of={milestones} />
            </div>
            <p className="sr-only">
              {adviser.name}, {adviser.role}: {cto}
            </p>
          </div>
        ))}
      </div>
    </form>
  );
}

/** A short line of its own: what happens when. The script replaces durations by dates. */
function Milestones({ of }: { of: readonly Milestone[] }) {
  return (
    <ol className="mt-2.5 flex flex-wrap gap-x-7 gap-y-1.5 text-(length:--text-small) text-muted max-sm:mt-2 max-sm:grid max-sm:gap-0.5 max-sm:border-lime max-sm:border-s-4 max-sm:ps-3.5">
      {of.map(({ days, when, dated, what }) => (
        <li
          key={what}
          className="max-sm:grid max-sm:grid-cols-[minmax(auto,min(9.25rem,46vw))_1fr] max-sm:items-baseline max-sm:gap-3"
        >
          <strong
            data-days={days}
            data-dated={dated}
            className="block font-bold font-display text-ink text-lead/[1.3] max-sm:text-(length:--text-small)"
          >
            {when}
          </strong>
          <span className="sr-only">: </span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
