import { type Ref, useEffect } from 'react';
import type { FinderQuestion } from '../../catalogue/finder.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { fitPackage, type Given } from '../../domain/package-fit.ts';
import { Button } from '../ui/button.tsx';
import { MomentumLine } from '../ui/momentum-path.tsx';
import { Announced } from '../ui/spoken.tsx';
import { answerLabel, describeFit, type Finding } from './describe-fit.ts';
import { FinderResult } from './finder-result.tsx';
import { useFinder } from './use-finder.ts';

type Props = Finding & { siteTitle: string; vat: string };

/** One question at a time, then the result. Served as one form with all questions, which works without JavaScript. */
export function Finder({ siteTitle, vat, ...finding }: Props) {
  const { words, questions, packages } = finding;
  const { given, chosen, missing, again, current, form, heading, choose, next, back, change, startOver } =
    useFinder(questions);
  const fit = given && fitPackage(questions, packages, given);
  const pack = packages.find(({ id }) => id === fit?.package);
  const place = current ? questions.indexOf(current as FinderQuestion) : 0;

  const title = `${pack ? fillIn(words.result.title, { name: pack.name }) : words.title} – ${siteTitle}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <FinderLine questions={questions} chosen={fit && given ? given : chosen} />
      {fit && given && pack ? (
        <FinderResult
          {...describeFit(finding, fit, given)}
          words={words.result}
          pack={pack}
          vat={vat}
          heading={heading as Ref<HTMLHeadingElement>}
        >
          <div className="rounded-card bg-violet-wash p-6 sm:p-8">
            <h3 className="font-sans font-semibold text-muted text-small tracking-normal">{words.result.answers}</h3>
            <ul className="mt-2">
              {questions.map(({ id, question }) => (
                <li key={id} className="flex items-center justify-between gap-4 border-hairline border-b py-1.5">
                  <span>
                    <span className="block text-muted text-small">{question}</span>
                    <span className="font-semibold">{answerLabel(questions, id, given[id])}</span>
                  </span>
                  <Button variant="quiet" size="bare" className="text-small leading-tight" onClick={() => change(id)}>
                    {words.result.change} <span className="sr-only">– {question}</span>
                  </Button>
                </li>
              ))}
            </ul>
            <Button variant="quiet" size="bare" className="mt-3 text-small leading-tight" onClick={startOver}>
              {words.result.again}
            </Button>
          </div>
        </FinderResult>
      ) : (
        <form
          ref={form}
          action={links.findAnswer}
          autoComplete="off"
          onSubmit={next}
          className="grid in-[.finder-waits]:invisible noscript:gap-[clamp(3rem,8vw,5rem)]"
        >
          {questions
            .filter((question) => !current || question === current)
            .map((question) => (
              <Question
                key={question.id}
                question={question}
                progress={fillIn(words.progress, { number: questions.indexOf(question) + 1, total: questions.length })}
                checked={chosen[question.id]}
                problem={missing > 0 ? words.choose : undefined}
                heading={question === current ? heading : undefined}
                onChoose={(answer) => choose(question.id, answer)}
              />
            ))}
          <Announced text={again ? words.choose : ''} times={missing} />
          <div className="mt-7 flex flex-wrap gap-3">
            {/* Enter presses the first button; before hydration the second does nothing by itself. */}
            <noscript>
              <Button type="submit">{words.finish}</Button>
            </noscript>
            <Button type="submit" formMethod="dialog" formNoValidate className="min-w-40 noscript:hidden">
              {place === questions.length - 1 ? words.finish : words.next}
            </Button>
            {place > 0 && (
              <Button variant="secondary" onClick={back}>
                {words.back}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

type QuestionProps = {
  question: FinderQuestion;
  progress: string;
  checked: string | undefined;
  problem: string | undefined;
  /** Set only on the current question; an unmounting sibling would null the shared ref. */
  heading: Ref<HTMLElement> | undefined;
  onChoose: (answer: string) => void;
};

function Question({ question, progress, checked, problem, heading, onChoose }: QuestionProps) {
  const { id, question: text, answers } = question;
  const problemId = `finder-${id}-problem`;
  return (
    // Before hydration one question shows; without JavaScript all of them, with a submit button.
    <fieldset className="min-w-0 [@media(scripting:enabled)]:not-first:hidden">
      <legend
        ref={heading as Ref<HTMLLegendElement>}
        tabIndex={-1}
        className="text-balance font-bold font-display tracking-[-0.02em] outline-none"
      >
        <span className="block font-sans font-semibold text-small text-violet tracking-normal">{progress}</span>
        <span className="mt-2 block text-h2">{text}</span>
      </legend>
      <div className="mt-6 grid gap-2.5 lg:grid-cols-2 lg:gap-4">
        {answers.map((answer) => (
          <label key={answer.id} className="finder-answer">
            <input
              type="radio"
              className="finder-knob"
              name={id}
              aria-describedby={problem && problemId}
              value={answer.id}
              required
              defaultChecked={checked === answer.id}
              onChange={() => onChoose(answer.id)}
            />
            <span>{answer.label}</span>
          </label>
        ))}
        <p id={problemId} className="font-medium text-danger text-small empty:absolute">
          {problem}
        </p>
      </div>
    </fieldset>
  );
}

const LINE = 'M-600 150H40C300 150 440 147 600 128C780 107 960 60 1160 16L1800 -125';
const POSITIONS = [
  '[--x:0.0333] [--y:0.8824]',
  '[--x:0.22] [--y:0.8737]',
  '[--x:0.4067] [--y:0.8175]',
  '[--x:0.5933] [--y:0.6581]',
  '[--x:0.78] [--y:0.3923]',
  '[--x:0.9667] [--y:0.0941]',
];
const PLACES = POSITIONS.length - 1;

/** The momentum line, whose dot moves on with each answer. Decorative: the questions say the same. */
function FinderLine({ questions, chosen }: { questions: readonly FinderQuestion[]; chosen: Given }) {
  const answered = questions.filter(({ id }) => chosen[id] !== undefined).length;
  const placeAfter = (count: number) => Math.round((count * PLACES) / questions.length);
  const place = placeAfter(answered);
  return (
    <div className={`finder-line ${POSITIONS[place]}`} data-at={place} aria-hidden="true">
      <svg viewBox="0 0 1200 170" preserveAspectRatio="none" aria-hidden="true" className="finder-ahead">
        <path d={LINE} className="momentum-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <MomentumLine viewBox="0 0 1200 170" className="finder-so-far" d={LINE} />
      {questions.map(({ id, answers }, index) => (
        <span key={id} className={`finder-stop ${POSITIONS[placeAfter(index + 1)]}`} data-at={placeAfter(index + 1)}>
          <span>{answers.find((answer) => answer.id === chosen[id])?.label}</span>
        </span>
      ))}
      <span className="finder-dot" />
    </div>
  );
}
