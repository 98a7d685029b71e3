import type { PackagePageWords } from '../../../content/en/package-page-words.ts';
import type { Composition, DrawnService, ListedService } from '../../../content/packages/package.ts';
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

type Parts = { service?: string; ground?: string; picture?: string; words?: string; title?: string };

const LARGE = 'md:mb-1 md:text-[2rem] md:leading-[1.15]';
const IN_A_ROW = { words: 'md:max-lg:flex-1 md:max-lg:self-center' };

/** How the drawn services are arranged on a wide screen; on a phone they are stacked. */
const ARRANGEMENTS: Record<Composition, { list: string; first: Parts; others?: Parts }> = {
  lead: {
    list: 'md:grid-cols-2',
    first: {
      service: 'md:col-span-full lg:flex-row-reverse lg:items-stretch',
      picture: 'lg:flex-[1.8] lg:p-10 lg:[&_.board]:[--pad:1rem] lg:[&_.board]:text-(length:--text-small)',
      words: 'lg:flex-1 lg:self-end lg:p-10',
      title: LARGE,
    },
  },
  ink: {
    list: 'md:grid-cols-2 md:*:flex-col-reverse',
    first: {
      service: 'md:col-span-full',
      ground:
        'border-transparent bg-ink text-on-ink [--color-muted:var(--color-on-ink-muted)] [--ground:var(--color-ink)]',
      picture: 'md:p-10 md:pt-0',
      words: 'md:p-10',
      title: LARGE,
    },
  },
  tall: {
    list: 'md:grid-cols-2',
    first: { service: 'md:col-start-2 md:row-span-2 md:row-start-1', picture: 'md:[&_.drawn-field]:max-w-80' },
  },
  strip: {
    list: 'md:max-lg:*:flex-row lg:grid-cols-3 lg:gap-0 lg:overflow-clip lg:rounded-card lg:border lg:border-hairline lg:*:rounded-none lg:*:border-0 lg:*:not-first:border-l',
    first: IN_A_ROW,
    others: IN_A_ROW,
  },
};

/** What a package includes: three services with drawings, the others as a list. */
export function Services({ title, words, composition, drawn, listed, nameOf }: Props) {
  const { list, first, others = {} } = ARRANGEMENTS[composition];
  return (
    <Section id="services" title={title}>
      <ul className={`mt-6 grid gap-4 sm:mt-8 sm:gap-5 [--ground:var(--accent-wash)] ${list}`}>
        {drawn.map((service, index) => (
          <DrawnServiceCard key={service.title} service={service} look={index === 0 ? first : others} />
        ))}
      </ul>
      <ul className="mt-6 border-hairline border-b sm:mt-10">
        {listed.map((service) => (
          <li
            key={service.title}
            className={`gap-x-8 border-hairline border-t py-2.5 md:grid md:py-4 md:grid-cols-[1fr_2fr] ${service.greyed ? 'text-muted' : ''}`}
          >
            <h3 className="font-sans font-semibold tracking-normal">{service.title}</h3>
            <div className="justify-between gap-x-8 text-muted max-sm:text-small lg:flex">
              <p>{service.description}</p>
              {service.greyed && (
                <p className="shrink-0 font-semibold text-small">
                  {service.greyed === 'not-included'
                    ? words.notIncluded
                    : fillIn(words.alreadyIn, { name: nameOf(service.greyed.included) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DrawnServiceCard({ service, look }: { service: DrawnService & { title: string }; look: Parts }) {
  const { service: own = '', ground = 'border-hairline bg-surface', picture = '', words = '', title = '' } = look;
  return (
    <li className={`plays flex flex-col overflow-clip rounded-card border ${ground} ${own}`}>
      <div aria-hidden="true" className={`grid flex-1 content-center bg-(--ground) p-4 sm:p-6 ${picture}`}>
        <Drawing drawing={service.drawing} />
      </div>
      <div className={`px-4 py-3 sm:px-6 sm:py-5 ${words}`}>
        <h3 className={`text-h3 ${title}`}>{service.title}</h3>
        <p className="mt-1 text-muted max-sm:text-small">{service.description}</p>
      </div>
    </li>
  );
}
