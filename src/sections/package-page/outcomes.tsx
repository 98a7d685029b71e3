import type { Fact } from '../../../content/packages/package.ts';
import type { Point } from '../../../content/shapes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

type OutcomesProps = {
  title: string;
  outcomes: readonly Point[];
  example?: { href: string; text: string } | undefined;
};

/** What founders get from a package: a list beside its heading. */
export function Outcomes({ title, outcomes, example }: OutcomesProps) {
  const list = (
    <ul className="border-ink border-t-2">
      {outcomes.map((outcome) => (
        <li key={outcome.title} className="flex gap-4 border-hairline py-3 not-first:border-t sm:gap-5 lg:py-5">
          <Icon name={outcome.icon} className="mt-1 size-6 shrink-0 text-(--accent)" />
          <div>
            <h3 className="text-h3">{outcome.title}</h3>
            <p className="text-muted max-sm:text-small">{outcome.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Section id="outcomes" title={title} beside={list}>
      {example && (
        <a href={example.href} className="tap-link text-link">
          {example.text}
        </a>
      )}
    </Section>
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
