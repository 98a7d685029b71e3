import type { FinderQuestion } from '../../catalogue/finder.ts';
import type { Given } from '../../domain/package-fit.ts';
import { MomentumLine } from '../ui/momentum-path.tsx';

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

type Props = { questions: readonly FinderQuestion[]; chosen: Given };

/** The momentum line, whose dot moves on with each answer. Decorative: the questions say the same. */
export function FinderLine({ questions, chosen }: Props) {
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
