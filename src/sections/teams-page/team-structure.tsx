import { Section } from '../../ui/section.tsx';

type Role = { title: string; description: string };
type Props = { title: string; lead: string; you: Role; manager: Role; roles: readonly Role[] };

/** Who talks to whom: the founder, one account manager, every discipline behind. */
export function TeamStructure({ title, lead, you, manager, roles }: Props) {
  return (
    <Section id="structure" title={title} lead={lead}>
      <div className="structure mt-14">
        <RoleCard role={you} className="structure-you" />
        <RoleCard role={manager} className="structure-manager" />
        <ul className="structure-roles">
          {roles.map((role) => (
            <li key={role.title}>
              <RoleCard role={role} className="" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function RoleCard({ role, className }: { role: Role; className: string }) {
  return (
    <div className={`structure-card ${className}`}>
      <p className="font-bold font-display text-h3">{role.title}</p>
      <p className="mt-1 text-small">{role.description}</p>
    </div>
  );
}
