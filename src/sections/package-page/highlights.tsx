import type { Fact } from '../../../content/packages/package.ts';

/** Audience and key points in one line under the hero. */
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
