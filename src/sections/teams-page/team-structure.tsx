import { Section } from '../../ui/section.tsx';

type Role = { title: string; description: string };
type Props = { title: string; lead: string; you: Role; manager: Role; roles: readonly Role[] };

/** Who talks to whom: the founder, an account manager, and the disciplines behind. */
export function TeamStructure({ title, lead, you, manager, roles }: Props) {
  return (
    <Section id="structure" title={title} lead={lead}>
      <div className="structure mt-14 grid justify-items-center gap-10">
        <RoleCard role={you} className="structure-you w-[min(100%,20rem)] bg-ink text-on-ink" />
        <RoleCard role={manager} className="structure-manager w-[min(100%,20rem)] bg-violet text-surface" />
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
