import type { StageWords } from '../../content/stages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import type { StageAnswer } from '../catalogue/stages.ts';
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
 * and the contact form read; the script adds dragging and the address.
 */
export function Instrument({ stages, words, adviser, script, vat }: Props) {
  return (
    <form method="dialog" className="instrument relative mt-7 sm:mt-10 lg:static" data-instrument={script}>
      <style>{stageRules(stages.map(({ id }) => id)) + stopRules(stages)}</style>
      <fieldset className="stops">
        <legend className="font-semibold text-small">{words.question}</legend>
        {stages.map(({ id, label, package: pack }) => (
          <label key={id} className="stop">
            <input type="radio" name="stage" id={`stage-${id}`} value={id} data-package={contactChoiceFor(pack)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <button type="reset" className="for-any text-small text-violet underline underline-offset-4">
        {words.reset}
      </button>
      <div aria-live="polite" className="one-place answers">
        <p className="for-none text-muted text-small lg:hidden">{words.hint}</p>
        {stages.map(({ id, next, answer, ask, cto }) => (
          <div key={id} className={`for-stage for-${id}`}>
            <p className="stage-line">
              <strong>{answer.name}</strong>{' '}
              <span>
                <span>{answer.price}</span> {vat}
              </span>{' '}
              <a href={answer.href} className="font-semibold text-violet underline underline-offset-4">
                {next}
              </a>
            </p>
            <p className="text-muted text-small">
              <span className="max-sm:hidden">{answer.promise}. </span>
              <a href={ask} className="underline underline-offset-4">
                {words.ask}
                <span className="sr-only"> {fillIn(words.askAbout, { name: answer.name })}</span>
              </a>
            </p>
            <p className="sr-only">
              {adviser.name}, {adviser.role}: {cto}
            </p>
          </div>
        ))}
        <a
          href={links.find}
          data-takes-stage=""
          className="for-any w-fit text-muted text-small underline underline-offset-4"
        >
          {words.unsure}
        </a>
      </div>
    </form>
  );
}
