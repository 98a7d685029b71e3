import { confirmationPage } from '../../content/confirmation-page.ts';
import { MomentumPath } from '../ui/momentum-path.tsx';

const { label, points } = confirmationPage.ahead;

/** The momentum line through what comes now: it draws itself once, and its points come up one after the other. */
export function LineAhead() {
  return (
    <div className="line-ahead on-ink">
      {/* Its points are those of `line-ahead.css`. */}
      <svg viewBox="0 0 600 100" preserveAspectRatio="none" aria-hidden="true">
        <MomentumPath d="M-60 90L24 88C120 85 160 76 224 66C290 55 350 42 424 20C480 2 540 -28 660 -100" />
      </svg>
      <ol aria-label={label}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <span className="font-semibold">{title}</span>
            <span className="block text-on-ink-muted text-small">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
