import type { Fact } from '../../content/packages/package.ts';
import type { Point } from '../../content/shapes.ts';
import { TextLink, type Way } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

const LOOKS = {
  outcomes: { item: 'py-3 not-first:border-t sm:gap-x-5', icon: 'mt-1 size-6' },
  advantages: { item: 'border-b py-2 sm:gap-x-6 sm:py-3', icon: 'mt-0.5 size-6 sm:size-7' },
};

type BenefitsProps = { id: keyof typeof LOOKS; title: string; benefits: readonly Point[]; example?: Way | undefined };

/** What founders get, as a list beside its heading. */
export function Benefits({ id, title, benefits, example }: BenefitsProps) {
  const list = (
    <ul className="border-ink border-t-2">
      {benefits.map((benefit) => (
        <li
          key={benefit.title}
          className={`grid grid-cols-[auto_1fr] gap-x-4 border-hairline lg:py-5 ${LOOKS[id].item}`}
        >
          <Icon name={benefit.icon} className={`row-span-2 text-(--accent) ${LOOKS[id].icon}`} />
          <h3 className="text-h3">{benefit.title}</h3>
          <p className="text-muted max-sm:text-small">{benefit.description}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <Section id={id} title={title} beside={list}>
      {example && <TextLink {...example} className="tap-link text-link" />}
    </Section>
  );
}

export function SellingPoints({ points, label }: { points: readonly Point[]; label: string }) {
  return (
    <section aria-label={label} className="render-late border-hairline border-y bg-surface">
      <ul className="page-width grid gap-3 py-6 md:grid-cols-3 md:gap-8 md:py-8">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4">
            <Icon name={point.icon} className="mt-1 size-6 shrink-0 text-(--accent)" />
            <div>
              <h2 className="font-sans font-semibold tracking-normal">{point.title}</h2>
              <p className="text-muted text-small">{point.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Highlights({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-labelledby="highlights-title" className="page-width">
      <div className="border-hairline border-b pt-6 pb-3 lg:flex lg:py-8">
        <h2 id="highlights-title" className="pb-4 text-h3 lg:w-1/4 lg:shrink-0 lg:pr-6">
          {title}
        </h2>
        <div className="grow md:grid md:auto-cols-fr md:grid-flow-col">
          {facts.map((fact) => (
            <div
              key={fact.title}
              className="border-hairline py-2 max-md:border-t md:py-0 md:pr-6 md:not-first:border-l md:not-first:pl-6 lg:first:border-l lg:first:pl-6"
            >
              <h3 className="font-sans font-semibold tracking-normal md:max-lg:text-small">{fact.title}</h3>
              <p className="text-muted text-small">{fact.description}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
