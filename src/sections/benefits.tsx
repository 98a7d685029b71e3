import type { Point } from '../../content/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Props = { id: string; title: string; benefits: readonly Point[] };

/** Benefits as ruled rows, beside their title on a wide screen. */
export function Benefits({ benefits, ...section }: Props) {
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
