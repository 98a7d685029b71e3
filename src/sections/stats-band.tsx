import type { Figure } from '../../content/shapes.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';

const LINE =
  'M-1200 506C-600 506 -200 500 36 497C280 493 540 452 696 400C772 375 848 344 924 297C986 259 1048 221 1110 162C1183 92 1262 -50 1330 -180';

/** Four figures on ink, each at its point on one rising curve. */
export function StatsBand({ title, stats }: { title: string; stats: readonly Figure[] }) {
  return (
    <section aria-labelledby="stats-title" className="on-ink render-late relative isolate overflow-clip">
      <div className="page-width flow-root">
        <div className="stats">
          <h2 id="stats-title" className="stats-title">
            {title}
          </h2>
          {/* Points as in `stats-band.css`. The curve extends to both edges of the window. */}
          <svg
            viewBox="0 0 1200 540"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="stats-line absolute inset-0 -z-1 size-full overflow-visible stroke-[clamp(5px,0.7vw,9px)]"
          >
            <path d={LINE} className="fill-none stroke-ink-line" vectorEffect="non-scaling-stroke" />
            <MomentumPath d={LINE} drawn="draw-on-scroll" />
          </svg>
          <dl className="stats-figures">
            {stats.map((stat) => (
              <div key={stat.label}>
                <dt className="text-on-ink-muted">{stat.label}</dt>
                <dd className="font-bold font-display text-figure tracking-[-0.03em]">{stat.figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
