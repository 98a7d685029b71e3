import type { TechnologyGroup } from '../../../content/technology.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Props = { title: string; lead: string; groups: readonly TechnologyGroup[] };

/** What the engineers work with, in groups; each technology is a tile with two letters, like an element. */
export function Technology({ title, lead, groups }: Props) {
  return (
    <Section id="technology" title={title} lead={lead}>
      <div className="mt-8 grid gap-x-6 gap-y-6 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-5">
        {groups.map((group) => (
          <div key={group.title} className="border-ink border-t-2 pt-4 sm:pt-5">
            <h3 className="flex items-center gap-2.5 font-sans font-semibold tracking-normal">
              <Icon name={group.icon} className="size-5 shrink-0 text-violet" />
              {group.title}
            </h3>
            <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 sm:mt-4 sm:gap-y-2.5 lg:grid-cols-1">
              {group.technologies.map(({ name, symbol }) => (
                <li key={name} className="flex items-center gap-3">
                  <span aria-hidden="true" className="technology-tile">
                    {symbol}
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
