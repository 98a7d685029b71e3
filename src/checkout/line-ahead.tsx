import { confirmationPage } from '../../content/confirmation-page.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';

const { label, points } = confirmationPage.ahead;

const LINE = 'M-60 90L24 88C120 85 160 76 224 66C290 55 350 42 424 20C480 2 540 -28 660 -100';

/**
 * The momentum line through the next steps: dashed until the first one is done, then drawn. Done points are filled and say
 * so.
 */
export function LineAhead({ done }: { done: boolean }) {
  return (
    <div className="line-ahead">
      {/* Points as in `line-ahead.css`. */}
      <svg
        viewBox="0 0 600 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-6 -z-1 h-(--strip) w-full overflow-visible stroke-6"
      >
        {done ? (
          <MomentumPath d={LINE} />
        ) : (
          <path d={LINE} className="momentum-line [stroke-dasharray:0_1.125rem]" vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <ol aria-label={label} data-done={done} className="grid grid-cols-3 ps-(--inset)">
        {points.map((point) => (
          <li key={point.title}>
            <span className="font-semibold">{point.title}</span>
            <span className="block text-on-ink-muted text-small">
              {done && 'done' in point ? point.done : point.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
