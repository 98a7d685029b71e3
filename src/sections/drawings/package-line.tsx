import type { Climb } from '../../../catalogue/climb.ts';
import { MomentumPath } from '../../ui/momentum-path.tsx';
import { ArrowHead } from './arrow-head.tsx';

/** A stretch of the line, and the place and turn of its head. */
type Stretch = { name: string; path: string; head: string };

const HIGH = 'top-[8%] left-[95.2%] [--turn:-55deg]';

/** The package's position on the momentum line: flat, lifting, climbing, off the chart. */
const STRETCHES: readonly Stretch[] = [
  {
    name: 'flat',
    path: 'M-30 490C120 490 290 491 390 484C450 480 500 466 536 438',
    head: 'top-[84.2%] left-[95.7%] [--turn:-36deg]',
  },
  { name: 'lifting', path: 'M-30 470C100 468 240 440 330 356C420 270 486 150 533 42', head: HIGH },
  {
    name: 'climbing',
    path: 'M-30 480C140 468 270 400 360 280C436 180 484 110 530 36',
    head: 'top-[6.9%] left-[94.6%] [--turn:-55deg]',
  },
  {
    name: 'leaving',
    path: 'M-30 500C150 500 320 470 410 320C470 220 496 120 504 30',
    head: 'top-[5.8%] left-[90%] [--turn:-84deg]',
  },
];
const STEADY: Stretch = { name: 'steady', path: 'M-30 470C90 466 200 420 290 330S430 190 533 44', head: HIGH };

/** A package's stretch of the momentum line on a ruled background. */
export function PackageLine({ climb }: { climb: Climb }) {
  const stretch = climb === 'steady' ? STEADY : (STRETCHES[Math.round(climb * (STRETCHES.length - 1))] ?? STEADY);
  return (
    <div className="absolute inset-0 stroke-16" data-stretch={stretch.name}>
      <svg
        viewBox="0 0 560 520"
        preserveAspectRatio="none"
        className="package-art-line size-full overflow-visible"
        aria-hidden="true"
      >
        {[60, 160, 260, 360, 460].map((y) => (
          <line
            key={y}
            x1="0"
            x2="560"
            y1={y}
            y2={y}
            className="stroke-1 stroke-current/12"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <MomentumPath d={stretch.path} />
      </svg>
      <ArrowHead className={stretch.head} />
    </div>
  );
}
