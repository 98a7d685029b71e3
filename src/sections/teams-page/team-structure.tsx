import type { TechnologyGroup } from '../../../content/teams.ts';
import type { TeamsPageWords } from '../../../content/teams-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Role = { title: string; description: string };

const ROLE =
  'relative w-full max-w-80 rounded-card border border-transparent px-5 py-2.5 text-center max-md:justify-center md:px-6 md:py-4';
/** With a piece of the line to the one below. */
const ABOVE = `${ROLE} after:absolute after:inset-[100%_auto_auto_calc(50%-2px)] after:h-4 after:w-1 after:bg-lime md:after:h-8`;

/** Who talks to whom: the founder, an account manager, and the disciplines behind. */
export function TeamStructure({ title, lead, you, manager, groups }: TeamsPageWords['structure']) {
  return (
    <Section id="structure" title={title} lead={lead}>
      <div className="mt-8 grid justify-items-center gap-4 sm:mt-12 md:gap-8">
        <RoleText role={you} className={`bg-ink text-on-ink ${ABOVE}`} />
        <RoleText role={manager} className={`bg-violet text-surface ${ABOVE}`} />
        <div className="grid w-full card md:border-t-4 md:border-t-lime md:grid-cols-[1fr_3fr]">
          {groups.map((group) => (
            <div
              key={group.title}
              className="border-hairline p-5 not-last:border-b sm:p-6 md:not-last:border-r md:not-last:border-b-0"
            >
              <h3 className="font-sans font-semibold text-muted text-small tracking-normal">{group.title}</h3>
              <ul className="mt-2 grid auto-cols-[1fr] gap-2 md:mt-3 md:grid-flow-col md:gap-6">
                {group.roles.map((role) => (
                  <li key={role.title}>
                    <RoleText role={role} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function RoleText({ role, className = '' }: { role: Role; className?: string }) {
  return (
    <div className={`max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 ${className}`}>
      <p className="font-bold font-display md:text-h3">{role.title}</p>
      <p className="text-small md:mt-0.5">{role.description}</p>
    </div>
  );
}

type TechnologyProps = { title: string; lead: string; groups: readonly TechnologyGroup[] };

export function Technology({ title, lead, groups }: TechnologyProps) {
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
