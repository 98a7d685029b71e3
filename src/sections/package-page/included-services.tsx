import type { PackagePageWords } from '../../../content/package-page-words.ts';
import type { IncludedService } from '../../../content/packages/package.ts';
import type { TierId } from '../../../domain/package-ids.ts';
import { fillIn } from '../../ui/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type Props = {
  title: string;
  words: PackagePageWords;
  services: readonly IncludedService[];
  nameOf: (id: TierId) => string;
};

/** The grid of what is in a package. Greyed services say in words why they are grey. */
export function IncludedServices({ title, words, services, nameOf }: Props) {
  return (
    <Section id="services" title={title}>
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
              {service.greyed && (
                <p className="mt-3 font-semibold text-small">{reason(service.greyed, words, nameOf)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function reason(
  greyed: NonNullable<IncludedService['greyed']>,
  words: PackagePageWords,
  nameOf: Props['nameOf'],
): string {
  if (greyed === 'not-included') return words.notIncluded;
  return fillIn(words.alreadyIn, { name: nameOf(greyed.included) });
}
