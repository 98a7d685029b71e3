import { Section } from '../../ui/section.tsx';

type Role = { title: string; description: string };
type Props = {
  title: string;
  lead: string;
  you: Role;
  manager: Role;
  /** Who is in a team, by the size from which. */
  groups: readonly { title: string; roles: readonly Role[] }[];
};

const ABOVE =
  'w-full max-w-80 border border-transparent text-center after:absolute after:inset-[100%_auto_auto_calc(50%-2px)] after:h-4 after:w-1 after:bg-lime md:after:h-8 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-center max-md:gap-x-2';

/** Who talks to whom: the founder, an account manager, and the disciplines behind. */
export function TeamStructure({ title, lead, you, manager, groups }: Props) {
  return (
    <Section id="structure" title={title} lead={lead}>
      <div className="mt-8 grid justify-items-center gap-4 sm:mt-12 md:gap-8">
        <RoleText
          role={you}
          className={`relative rounded-card bg-ink px-5 py-2.5 text-on-ink md:px-6 md:py-4 ${ABOVE}`}
        />
        <RoleText
          role={manager}
          className={`relative rounded-card bg-violet px-5 py-2.5 text-surface md:px-6 md:py-4 ${ABOVE}`}
        />
        <div className="grid w-full rounded-card border border-hairline bg-surface md:border-t-4 md:border-t-lime md:grid-cols-[1fr_3fr]">
          {groups.map((group) => (
            <div
              key={group.title}
              className="border-hairline p-5 not-last:border-b sm:p-6 md:not-last:border-r md:not-last:border-b-0"
            >
              <h3 className="font-sans font-semibold text-muted text-small tracking-normal">{group.title}</h3>
              <ul className="mt-2 grid auto-cols-[1fr] gap-2 md:mt-3 md:grid-flow-col md:gap-6">
                {group.roles.map((role) => (
                  <li key={role.title}>
                    <RoleText
                      role={role}
                      className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2"
                    />
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

function RoleText({ role, className }: { role: Role; className?: string }) {
  return (
    <div className={className}>
      <p className="font-bold font-display md:text-h3">{role.title}</p>
      <p className="text-small md:mt-0.5">{role.description}</p>
    </div>
  );
}
