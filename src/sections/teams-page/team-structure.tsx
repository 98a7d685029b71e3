import { Section } from '../../ui/section.tsx';

type Role = { title: string; description: string };
type Props = { title: string; lead: string; you: Role; manager: Role; roles: readonly Role[] };

/** A level above others, and the line to the next. */
const ABOVE =
  'w-[min(100%,20rem)] after:absolute after:inset-[100%_auto_auto_calc(50%-2px)] after:h-10 after:w-1 after:bg-lime';

/** Who talks to whom: the founder, an account manager, and the disciplines behind. */
export function TeamStructure({ title, lead, you, manager, roles }: Props) {
  return (
    <Section id="structure" title={title} lead={lead}>
      <div className="mt-14 grid justify-items-center gap-10">
        <RoleCard role={you} className={`bg-ink text-on-ink ${ABOVE}`} />
        <RoleCard role={manager} className={`bg-violet text-surface ${ABOVE}`} />
        <ul className="structure-roles grid w-full max-w-96 md:relative md:max-w-none md:grid-cols-4 md:pt-8">
          {roles.map((role) => (
            <li key={role.title} className="max-md:relative">
              <RoleCard role={role} className="bg-surface md:max-lg:px-4 md:max-lg:[&>:first-child]:min-h-[2lh]" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function RoleCard({ role, className }: { role: Role; className: string }) {
  return (
    <div className={`relative h-full rounded-card border border-hairline px-6 py-5 ${className}`}>
      <p className="font-bold font-display text-h3">{role.title}</p>
      <p className="mt-1 text-small">{role.description}</p>
    </div>
  );
}
