import type { Stat } from '../../content/claims.ts';

/** Four figures on ink, on the rising momentum line. */
export function StatsBand({ title, stats }: { title: string; stats: readonly Stat[] }) {
  return (
    <section aria-labelledby="stats-title" className="on-ink relative isolate overflow-hidden">
      <h2 id="stats-title" className="sr-only">
        {title}
      </h2>
      <svg
        viewBox="0 0 1200 360"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-z-10 absolute inset-0 size-full"
      >
        <path
          d="M-20 330C300 326 520 300 720 220C920 140 1060 60 1230 -40"
          pathLength="1"
          className="momentum-line stats-line"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <dl className="page-width grid gap-x-8 gap-y-12 py-20 sm:grid-cols-2 lg:grid-cols-4 lg:py-28">
        {stats.map((stat, index) => (
          <div key={stat.label} className="stats-item flex flex-col-reverse" data-rise={index}>
            <dt className="mt-2 text-on-ink-muted">{stat.label}</dt>
            <dd className="font-bold font-display text-figure tracking-[-0.03em]">{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
