import type { ReactNode } from 'react';

export function ArtCard({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`card p-4 text-ink [box-shadow:var(--shadow-float)] ${className}`}>{children}</div>;
}

/** The head of a card, with its person's initial, if it has one. */
export function CardHead({ title, below, initial }: { title: string; below?: string; initial?: string }) {
  return (
    <p className="flex items-center gap-2.5 font-semibold text-caption">
      {initial && (
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-ink font-display text-lime">
          {initial}
        </span>
      )}
      <span>
        {title}
        {below && <span className="block font-normal text-muted">{below}</span>}
      </span>
    </p>
  );
}

/** Classes of what is said on a card, by whom. */
export const BUBBLES = {
  cto: 'w-fit max-w-[92%] rounded-control rounded-es-[0.25rem] px-3 py-2',
  founder: 'w-fit max-w-[92%] justify-self-end rounded-control rounded-ee-[0.25rem] bg-ink px-3 py-2 text-on-ink',
};

const RADIUS = 48;
const CIRCUMFERENCE = Math.round(2 * Math.PI * RADIUS);

/** A figure, or these words while it is not earned. */
export function Earned({ figure, untested }: { figure: string; untested: string }) {
  return (
    <span className="grid items-baseline justify-items-end *:[grid-area:1/1]">
      <span className="earned-figure">{figure}</span>
      <span className="earned-words">{untested}</span>
    </span>
  );
}

export function ScoreRing({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 120 120" className="mx-auto my-2 w-full max-w-30" aria-hidden="true">
      <circle cx="60" cy="60" r={RADIUS} className="fill-none stroke-violet-tint" strokeWidth="11" />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        strokeDasharray={`${Math.round((score / 100) * CIRCUMFERENCE)} ${CIRCUMFERENCE}`}
        transform="rotate(-90 60 60)"
        className="earned-ring fill-none stroke-violet"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <text x="60" y="71" textAnchor="middle" className="earned-figure fill-ink font-bold font-display text-[2rem]">
        {score}
      </text>
    </svg>
  );
}

/** A labelled bar from 0 to 100 per cent. With `untested`, the words shown while it is not earned. */
export function Meter({ label, percent, untested }: { label: string; percent: number; untested?: string }) {
  return (
    <div className="text-caption">
      <p className="flex justify-between">
        <span>{label}</span>
        <span className="text-muted tabular-nums">
          {untested ? <Earned figure={`${percent}%`} untested={untested} /> : `${percent}%`}
        </span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1.5 w-full rounded-full" aria-hidden="true">
        <rect width="100" height="4" className="fill-[rgb(from_var(--accent)_r_g_b/0.14)]" />
        <rect width={percent} height="4" className={`fill-(--accent) ${untested ? 'earned-bar' : ''}`} />
      </svg>
    </div>
  );
}
