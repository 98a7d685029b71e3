import type { TechnologyGroup } from '../../../content/technology.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Props = { title: string; lead: string; groups: readonly TechnologyGroup[] };

/** The engineers' technologies in groups. */
export function Technology({ title, lead, groups }: Props) {
  return (
    <Section id="technology" title={title} lead={lead}>
      <div className="mt-6 grid gap-x-6 border-ink border-t-2 lg:mt-10 lg:grid-cols-5 lg:border-t-0">
        {groups.map((group) => (
          <div
            key={group.title}
            className="grid grid-cols-[minmax(0,10rem)_1fr] items-start gap-x-4 border-hairline py-3 max-lg:border-b sm:grid-cols-[15rem_1fr] lg:block lg:border-ink lg:border-t-2 lg:py-5"
          >
            <h3 className="flex items-center gap-2.5 font-sans font-semibold tracking-normal max-sm:text-small">
              <Icon name={group.icon} className="size-5 shrink-0 text-violet" />
              {group.title}
            </h3>
            <ul className="flex flex-wrap gap-x-4 text-muted max-sm:text-small sm:gap-x-8 lg:mt-4 lg:grid lg:gap-y-1.5">
              {group.technologies.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
