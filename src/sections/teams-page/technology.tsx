import { SectionHeading } from '../../ui/section-heading.tsx';

type Props = { title: string; lead: string; groups: readonly { title: string; names: readonly string[] }[] };

/** What the engineers work with, in groups. */
export function Technology({ title, lead, groups }: Props) {
  return (
    <section aria-labelledby="technology-title" className="section-gap">
      <div className="page-width py-8">
        <SectionHeading id="technology-title" title={title} lead={lead} />
        <dl className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-5">
          {groups.map((group) => (
            <div key={group.title} className="border-ink border-t-2 pt-5">
              <dt className="font-semibold">{group.title}</dt>
              <dd>
                <ul className="mt-3 grid gap-2 text-muted">
                  {group.names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
