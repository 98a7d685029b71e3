import type { Figure } from '../../content/shapes.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';

/** Four figures on ink, each a little higher on the momentum line than the one before. */
export function StatsBand({ title, stats }: { title: string; stats: readonly Figure[] }) {
  return (
    <section aria-labelledby="stats-title" className="on-ink render-late relative isolate overflow-clip">
      <h2 id="stats-title" className="sr-only">
        {title}
      </h2>
      <svg viewBox="0 0 1200 480" preserveAspectRatio="none" aria-hidden="true" className="stats-line">
        <MomentumPath
          d="M-20 442C160 440 360 436 520 420C700 402 860 372 990 318C1090 276 1160 238 1230 182"
          drawn="draw-on-scroll"
        />
      </svg>
      <dl className="stats page-width">
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse">
            <dt className="mt-2 text-on-ink-muted">{stat.label}</dt>
            <dd className="font-bold font-display text-figure tracking-[-0.03em]">{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
