import type { PackagePageWords } from '../../../content/package-page-words.ts';
import type { Composition } from '../../../content/packages/drawings.ts';
import type { DrawnService, ListedService } from '../../../content/packages/package.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { TierId } from '../../../domain/package-ids.ts';
import { Section } from '../../ui/section.tsx';
import { Drawing } from '../drawings/drawing.tsx';

type Props = {
  title: string;
  words: PackagePageWords;
  composition: Composition;
  drawn: readonly (DrawnService & { title: string })[];
  listed: readonly (ListedService & { title: string })[];
  nameOf: (id: TierId) => string;
};

/** What a package includes: three services with drawings, the others as a list. */
export function Services({ title, words, composition, drawn, listed, nameOf }: Props) {
  return (
    <Section id="services" title={title}>
      <ul className={`drawn drawn-${composition}`}>
        {drawn.map((service) => (
          <li key={service.title} className="plays drawn-service">
            <div aria-hidden="true" className="drawn-picture">
              <Drawing drawing={service.drawing} />
            </div>
            <div className="drawn-words">
              <h3 className="drawn-title">{service.title}</h3>
              <p className="mt-2">{service.description}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-10 border-hairline border-b">
        {listed.map((service) => (
          <li
            key={service.title}
            className={`gap-x-8 border-hairline border-t py-3 md:grid md:py-4 md:grid-cols-[1fr_2fr] ${service.greyed ? 'text-muted' : ''}`}
          >
            <h3 className="font-sans font-semibold tracking-normal">{service.title}</h3>
            <div className="justify-between gap-x-8 text-muted lg:flex">
              <p>{service.description}</p>
              {service.greyed && (
                <p className="shrink-0 font-semibold text-small">{reason(service.greyed, words, nameOf)}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function reason(
  greyed: NonNullable<ListedService['greyed']>,
  words: PackagePageWords,
  nameOf: Props['nameOf'],
): string {
  if (greyed === 'not-included') return words.notIncluded;
  return fillIn(words.alreadyIn, { name: nameOf(greyed.included) });
}
