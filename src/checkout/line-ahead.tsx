import { confirmationPage } from '../../content/confirmation-page.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';

const { label, points } = confirmationPage.ahead;

// The points are at x = 0, 200 and 400, as in `line-ahead.css`.
const TO_FIRST = 'M-80 90C-40 89 -20 88.6 0 88';
const LINE = `${TO_FIRST}C80 85 130 78 200 66C270 54 325 42 400 20C460 2 530 -30 660 -104`;

/** The momentum line through the next steps: thin, and thick as far as they are done. Done points are filled and say so. */
export function LineAhead({ done }: { done: boolean }) {
  return (
    <div className="line-ahead relative isolate pt-[calc(var(--strip)+2.75rem)] pb-6 [--inset:1.5rem] [--strip:clamp(3.5rem,12vw,5.5rem)] sm:[--inset:2rem]">
      {/* Aligned with the text above, and starts at the centre of the first ring. */}
      <svg
        viewBox="0 0 600 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-6 right-[-0.625rem] -z-1 h-(--strip) w-[calc(100%-var(--inset))] overflow-visible stroke-6"
      >
        <path d={LINE} className="momentum-line stroke-2 opacity-60" vectorEffect="non-scaling-stroke" />
        {done && <MomentumPath d={TO_FIRST} />}
      </svg>
      <ol aria-label={label} data-done={done} className="grid grid-cols-3 ps-(--inset)">
        {points.map((point) => (
          <li key={point.title} className="relative pe-2 leading-[1.3]">
            <span className="font-semibold">{point.title}</span>
            <span className="mt-1 block text-on-ink-muted text-small">
              {done && 'done' in point ? point.done : point.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
