import type { HomeWords } from '../../content/home.ts';
import type { ProvedBenefit } from '../printed-catalogue.ts';
import { fillIn } from '../ui/fill-in.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Props = {
  id: string;
  eyebrow?: string;
  title: string;
  benefits: readonly ProvedBenefit[];
  /** Said of the sources of figures. */
  words?: HomeWords['benefits'];
};

/** Benefits side by side: 'The Advantage' on the home page, outcomes and advantages elsewhere. */
export function Benefits({ benefits, words, ...section }: Props) {
  return (
    <Section {...section}>
      <ul className={`mt-12 grid gap-8 sm:grid-cols-2 ${benefits.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex flex-col border-ink border-t-2 pt-6">
            {benefit.fact ? (
              <p className="flex flex-col">
                <span className="marker w-fit font-bold font-display text-figure tracking-[-0.03em]">
                  {benefit.fact.figure}
                </span>
                <span className="mt-3 flex items-center gap-2 text-muted">
                  <Icon name={benefit.icon} className="size-5" />
                  {benefit.fact.label}
                </span>
              </p>
            ) : (
              <Icon name={benefit.icon} className="size-7 text-(--accent)" />
            )}
            <h3 className={benefit.fact ? 'mt-8 text-h3' : 'mt-5 text-h3'}>{benefit.title}</h3>
            <p className="mt-2.5 text-muted">{benefit.description}</p>
            {benefit.fact && words && <Source words={words} source={benefit.fact.source} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type SourceProps = { words: HomeWords['benefits']; source: NonNullable<ProvedBenefit['fact']>['source'] };

// At the foot of its column, so that the sources of a row stand on one line.
function Source({ words, source: { href, name, text } }: SourceProps) {
  return (
    <p className="mt-auto pt-6 text-small">
      <span className="block text-muted">{words.source}</span>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-semibold text-violet underline underline-offset-4"
      >
        {fillIn(words.sourceText, { package: name, text })}
      </a>
    </p>
  );
}
