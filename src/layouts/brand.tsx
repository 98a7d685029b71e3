import { company } from '../../content/company.ts';
import { widthInLetters } from '../ui/line-width.ts';

/** The name's width, in letters of average width. */
export const NAME_WIDTH = widthInLetters(company.name);

/** The mark: a lime arrow on an ink tile. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" className="fill-ink" />
      <path d="M8 27.5h7.5c3.4 0 5-1.7 6.6-4.5l5.4-9.5" className="momentum-line" strokeWidth="4" />
      <path d="M20.5 11.5h8.6v8.6" className="momentum-line" strokeWidth="4" />
    </svg>
  );
}

// A longer name is smaller on a phone, and wraps if it must.
const SIZE = NAME_WIDTH > 12 ? 'min-w-0 text-balance wrap-anywhere text-[clamp(1rem,5vw,1.5rem)]' : 'text-[1.5rem]';

/** Mark and wordmark. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark className="size-9 shrink-0" />
      <span className={`brand font-bold font-display ${SIZE} leading-none tracking-[-0.03em]`}>{company.name}</span>
    </span>
  );
}
