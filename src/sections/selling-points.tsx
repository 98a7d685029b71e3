import type { Point } from '../../content/shapes.ts';
import { Icon } from '../ui/icon.tsx';

/** A strip of three selling points: icon, title, description. */
export function SellingPoints({ points, label }: { points: readonly Point[]; label: string }) {
  return (
    <section aria-label={label} className="render-late border-hairline border-y bg-surface">
      <ul className="page-width grid gap-3 py-6 md:grid-cols-3 md:gap-8 md:py-8">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4">
            <Icon name={point.icon} className="mt-1 size-6 shrink-0 text-(--accent)" />
            <div>
              <h2 className="font-sans font-semibold tracking-normal">{point.title}</h2>
              <p className="text-muted text-small">{point.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
