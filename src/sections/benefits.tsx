import type { Point } from '../../content/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Props = { id: string; title: string; benefits: readonly Point[] };

/** Benefits side by side. */
export function Benefits({ benefits, ...section }: Props) {
  return (
    <Section {...section}>
      <ul
        className={`mt-8 grid gap-5 sm:mt-12 sm:grid-cols-2 sm:gap-8 ${benefits.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {benefits.map((benefit) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[auto_1fr] gap-x-4 border-ink border-t-2 pt-4 sm:block sm:pt-6"
          >
            <Icon name={benefit.icon} className="row-span-2 mt-0.5 size-6 text-(--accent) sm:size-7" />
            <h3 className="text-h3 sm:mt-5">{benefit.title}</h3>
            <p className="mt-1 text-muted sm:mt-2.5">{benefit.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
