import type { Given } from '../../domain/package-fit.ts';
import type { FinderQuestion } from '../catalogue/finder.ts';
import { MomentumLine } from '../ui/momentum-path.tsx';

// Positions as in `finder.css`.
const LINE = 'M-600 150H40C300 150 440 147 600 128C780 107 960 60 1160 16L1800 -125';
/** Stops along the line, after its start. */
const PLACES = 5;

type Props = { questions: readonly FinderQuestion[]; chosen: Given };

/** The momentum line, whose dot moves on with each answer. Decorative: the questions say the same. */
export function FinderLine({ questions, chosen }: Props) {
  const answered = questions.filter(({ id }) => chosen[id] !== undefined).length;
  const place = Math.round((answered * PLACES) / questions.length);
  return (
    <div className="finder-line" data-at={place} aria-hidden="true">
      <svg viewBox="0 0 1200 170" preserveAspectRatio="none" aria-hidden="true" className="finder-ahead">
        <path d={LINE} className="momentum-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <MomentumLine viewBox="0 0 1200 170" className="finder-so-far" d={LINE} />
      {questions.map(({ id, answers }, index) => (
        <span key={id} className="finder-stop" data-at={Math.round(((index + 1) * PLACES) / questions.length)}>
          <span>{answers.find((answer) => answer.id === chosen[id])?.label}</span>
        </span>
      ))}
      <span className="finder-dot" />
    </div>
  );
}
