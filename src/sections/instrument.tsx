import type { StageAnswer } from '../../catalogue/printed.ts';
import type { StageWords } from '../../content/en/stages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import { spokenPrice } from '../../domain/price.ts';
import { SpokenPrice } from '../prices/price.tsx';
import { Spoken } from '../ui/spoken.tsx';
import { stageRules, stopRules } from './stage-rules.ts';

type Props = {
  stages: readonly StageAnswer[];
  words: StageWords;
  /** The adviser on the picture, repeated here in text for assistive technology. */
  adviser: { name: string; role: string };
  script: string;
  vat: string;
};

/** 'Where are you today?': radio buttons that CSS and the contact form read. The script adds dragging, dates and address. */
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
      <div className="answers mt-3 grid content-start *:[grid-area:1/1] sm:mt-5 lg:pointer-events-auto lg:row-start-2 lg:mt-30 lg:-mb-7 lg:self-start">
        <p className="for-none text-muted lg:hidden">
          {words.hint}{' '}
          <a href={links.find} className="text-violet underline underline-offset-4">
            {words.unsure}
          </a>
        </p>
        {stages.map(({ id, answer, ask, cto, milestones }) => (
          <div
            key={id}
            className={`for-stage for-${id}`}
            data-said={`${answer.name}: ${spokenPrice(answer.price)} ${vat}`}
          >
            <p>
              <strong className="sm:text-lead">{answer.name}</strong>{' '}
              <span className="max-sm:text-caption">
                <span className="answer-price">
                  <SpokenPrice price={answer.price} />
                </span>{' '}
                {vat}
              </span>{' '}
              <a href={ask}>
                <Spoken words={`${words.ask} ${fillIn(words.askAbout, { name: answer.name })}`}>{words.ask}</Spoken>
              </a>
            </p>
            <p>{words.ifToday}</p>
            {/* What happens when. The script replaces durations by dates. */}
            <ol className="milestones">
              {milestones.map(({ days, when, dated, what }) => (
                <li key={what}>
                  <strong data-days={days} data-dated={dated}>
                    {when}
                  </strong>
                  <span className="sr-only">: </span>
                  {what}
                </li>
              ))}
            </ol>
            <p className="sr-only">{`${adviser.name}, ${adviser.role}: ${cto}`}</p>
          </div>
        ))}
      </div>
      {/* One text: Orca reads a live region of several blocks in pieces, in no fixed order. */}
      <p role="status" className="sr-only" />
    </form>
  );
}
