import type { PackageId } from '../../../domain/package-ids.ts';
import { MomentumPath } from './momentum-path.tsx';

// Where on the momentum line a founder stands when a package fits: still flat, lifting, climbing, off the chart.
const LINES: Record<PackageId, { path: string; head: string }> = {
  kickoff: { path: 'M-30 430C120 430 260 428 380 410C450 398 500 372 545 318', head: 'M470 322 548 314 556 392' },
  'get-started': { path: 'M-30 450C100 448 220 430 320 366C410 306 470 240 540 146', head: 'M460 146H542V228' },
  'get-momentum': { path: 'M-30 470C120 460 250 400 340 290C420 190 470 110 530 16', head: 'M452 22 532 12 546 92' },
  'long-term-teams': { path: 'M-30 460C90 458 190 420 270 340S410 200 545 60', head: 'M466 62 546 58 544 138' },
  'get-scale': { path: 'M-30 500C140 500 300 470 380 330C440 220 458 90 470 -56', head: 'M410 12 470 -58 532 8' },
};

/** A package's stretch of the momentum line, on a ruled ground. */
export function PackageLine({ id }: { id: PackageId }) {
  return (
    <svg viewBox="0 0 560 520" preserveAspectRatio="none" className="package-art-line" aria-hidden="true">
      {[60, 160, 260, 360, 460].map((y) => (
        <line key={y} x1="0" x2="560" y1={y} y2={y} className="package-art-rule" vectorEffect="non-scaling-stroke" />
      ))}
      <MomentumPath d={LINES[id].path} />
      <MomentumPath d={LINES[id].head} drawn="draw draw-late" />
    </svg>
  );
}
