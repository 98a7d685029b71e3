import { SectionHeading } from '../../ui/section-heading.tsx';

type Role = { title: string; description: string };
type Props = { title: string; lead: string; you: Role; manager: Role; roles: readonly Role[] };

/** Who talks to whom: the founder, one account manager, every discipline behind. */
export function TeamStructure({ title, lead, you, manager, roles }: Props) {
  return (
    <section
      aria-labelledby="structure-title"
      className="section-gap unseen-[65rem] sm:unseen-[62rem] lg:unseen-[48rem]"
    >
      <div className="page-width py-8">
        <SectionHeading id="structure-title" title={title} lead={lead} />
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
      </div>
    </section>
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
