import type { TechnologyGroup } from '../../../content/technology.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Props = { title: string; lead: string; groups: readonly TechnologyGroup[] };

/** The engineers' technologies in groups. */
export function Technology({ title, lead, groups }: Props) {
  return (
    <Section id="technology" title={title} lead={lead}>
      <div className="mt-8 grid gap-x-6 gap-y-6 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-5">
        {groups.map((group) => (
          <div key={group.title} className="group border-ink border-t-2 pt-4 sm:pt-5 sm:max-lg:last:odd:col-span-full">
            <h3 className="flex items-center gap-2.5 font-sans font-semibold tracking-normal">
              <Icon name={group.icon} className="size-5 shrink-0 text-violet" />
              {group.title}
            </h3>
            <ul className="mt-2 flex flex-wrap gap-x-4 text-muted sm:mt-4 sm:grid sm:grid-cols-2 sm:gap-y-1.5 sm:text-ink sm:max-lg:group-last:group-odd:grid-cols-4 lg:grid-cols-1">
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
