import type { Point } from '../../content/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type BenefitsProps = { id: string; title: string; benefits: readonly Point[] };

export function Benefits({ benefits, ...section }: BenefitsProps) {
  return (
    <Section
      {...section}
      beside={
        <ul className="border-ink border-t-2">
          {benefits.map((benefit) => (
            <li
              key={benefit.title}
              className="grid grid-cols-[auto_1fr] gap-x-4 border-hairline border-b py-2 sm:gap-x-6 sm:py-3 lg:py-5"
            >
              <Icon name={benefit.icon} className="row-span-2 mt-0.5 size-6 text-(--accent) sm:size-7" />
              <h3 className="text-h3">{benefit.title}</h3>
              <p className="text-muted max-sm:text-small">{benefit.description}</p>
            </li>
          ))}
        </ul>
      }
    />
  );
}

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
