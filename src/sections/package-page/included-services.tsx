import type { IncludedService } from '../../../content/package-pages/package-page.ts';
import type { TierId } from '../../../domain/package-ids.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

type Props = { title: string; services: readonly IncludedService[]; nameOf: (id: TierId) => string };

/** The grid of what is in a package. Greyed services say in words why they are grey. */
export function IncludedServices({ title, services, nameOf }: Props) {
  return (
    <section
      aria-labelledby="services-title"
      className="section-gap unseen-[78rem] sm:unseen-[60rem] lg:unseen-[51rem]"
    >
      <div className="page-width py-8">
        <SectionHeading id="services-title" title={title} />
        <ul className="mt-12 grid gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <li
              key={service.title}
              className={`flex gap-4 rounded-card border p-5 sm:block sm:p-6 ${service.greyed ? 'border-hairline border-dashed text-muted' : 'border-hairline bg-surface'}`}
            >
              <Icon
                name={service.icon}
                className={`mt-1 size-6 sm:mt-0 sm:size-7 ${service.greyed ? 'text-control' : 'text-(--accent)'}`}
              />
              <div>
                <h3 className="text-h3 sm:mt-5">{service.title}</h3>
                <p className="mt-1 text-muted sm:mt-2">{service.description}</p>
                {service.greyed && <p className="mt-3 font-semibold text-small">{reason(service.greyed, nameOf)}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function reason(greyed: NonNullable<IncludedService['greyed']>, nameOf: Props['nameOf']): string {
  if (greyed === 'not-included') return 'Not included';
  return `Already in ${nameOf(greyed.included)}`;
}
