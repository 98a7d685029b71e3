import type { HomeWords } from '../../content/home.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { ProvedBenefit } from '../catalogue/benefits.ts';
import { Section } from '../ui/section.tsx';

type Props = { words: HomeWords['benefits']; benefits: readonly ProvedBenefit[] };

/** What changes with the company at one's side, line by line like a ledger: the figure, what it means, where it stands. */
export function Advantage({ words, benefits }: Props) {
  return (
    <Section id="benefits" eyebrow={words.eyebrow} title={words.title}>
      <ul className="advantage">
        {benefits.map(({ title, description, fact }) => (
          <li key={title}>
            <p className="advantage-figure">
              {fact && (
                <>
                  <span className="marker font-bold font-display text-figure tracking-[-0.03em]">{fact.figure}</span>{' '}
                  <span className="text-muted">{fact.label}</span>
                </>
              )}
            </p>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-muted max-sm:text-small">{description}</p>
            </div>
            {fact && (
              <p className="advantage-source text-small">
                <span className="text-muted max-lg:sr-only">{words.source}</span>{' '}
                <a href={fact.source.href} className="font-semibold text-violet underline underline-offset-4">
                  {fillIn(words.sourceText, { package: fact.source.name, text: fact.source.text })}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
