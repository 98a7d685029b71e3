import type { Point } from '../../content/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Props = { id: string; title: string; benefits: readonly Point[] };

/** Benefits side by side. */
export function Benefits({ benefits, ...section }: Props) {
  return (
    <Section {...section}>
      <ul className={`mt-12 grid gap-8 sm:grid-cols-2 ${benefits.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className="border-ink border-t-2 pt-6">
            <Icon name={benefit.icon} className="size-7 text-(--accent)" />
            <h3 className="mt-5 text-h3">{benefit.title}</h3>
            <p className="mt-2.5 text-muted">{benefit.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
