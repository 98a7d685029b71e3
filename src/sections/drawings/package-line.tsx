import { MomentumPath } from './momentum-path.tsx';

type Stretch = { path: string; head: string };

// Where on the momentum line a founder stands when a package fits: still flat, lifting, climbing, off the chart.
const STRETCHES: readonly Stretch[] = [
  { path: 'M-30 430C120 430 260 428 380 410C450 398 500 372 545 318', head: 'M470 322 548 314 556 392' },
  { path: 'M-30 450C100 448 220 430 320 366C410 306 470 240 540 146', head: 'M460 146H542V228' },
  { path: 'M-30 470C120 460 250 400 340 290C420 190 470 110 530 16', head: 'M452 22 532 12 546 92' },
  { path: 'M-30 500C140 500 300 470 380 330C440 220 458 90 470 -56', head: 'M410 12 470 -58 532 8' },
];
const STEADY: Stretch = { path: 'M-30 460C90 458 190 420 270 340S410 200 545 60', head: 'M466 62 546 58 544 138' };

/** How far along the line something stands: from 0, where it is flat, to 1, where it leaves the page; or a steady climb. */
export type Climb = number | 'steady';

/** A package's stretch of the momentum line, on a ruled ground. */
export function PackageLine({ climb }: { climb: Climb }) {
  const { path, head } =
    climb === 'steady' ? STEADY : (STRETCHES[Math.round(climb * (STRETCHES.length - 1))] ?? STEADY);
  return (
    <svg viewBox="0 0 560 520" preserveAspectRatio="none" className="package-art-line" aria-hidden="true">
      {[60, 160, 260, 360, 460].map((y) => (
        <line key={y} x1="0" x2="560" y1={y} y2={y} className="package-art-rule" vectorEffect="non-scaling-stroke" />
      ))}
      <MomentumPath d={path} />
      <MomentumPath d={head} drawn="draw draw-late" />
    </svg>
  );
}
