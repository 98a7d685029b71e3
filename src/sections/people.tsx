import type { Person } from '../../content/proof.ts';
import { Portrait } from './portrait.tsx';

type Props = { title: string; people: readonly Person[]; className: string };

/** The people whom founders will talk to; nothing while the company names none. */
export function People({ title, people, className }: Props) {
  if (people.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-3 text-h3 sm:mb-4">{title}</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {people.map(({ name, role, image }) => (
          <li key={name} className="flex items-center gap-3">
            <Portrait image={image} className="h-16 w-auto rounded-control object-cover" />
            <div className="text-small">
              <p className="font-semibold">{name}</p>
              <p className="text-muted">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
