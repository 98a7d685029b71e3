import type { ProvedBenefit } from '../../catalogue/printed.ts';
import type { HomeWords } from '../../content/en/home.ts';
import { Section } from '../ui/section.tsx';
import { Spoken } from '../ui/spoken.tsx';

/** What the company changes, each with its figure, what it means and where it applies. */
export function Advantage({ words, benefits }: { words: HomeWords['benefits']; benefits: readonly ProvedBenefit[] }) {
  return (
    <Section
      id="benefits"
      eyebrow={words.eyebrow}
      title={words.title}
      beside={
        <ul className="grid border-ink border-b-2">
          {benefits.map(({ title, description, fact }) => (
            <li
              key={title}
              className="grid grid-cols-[9.5rem_1fr] grid-rows-[auto_1fr] gap-x-4 border-hairline border-t py-4 first:border-ink first:border-t-2 sm:grid-cols-[2fr_3fr] sm:gap-x-8 lg:py-5"
            >
              <p className="row-span-2 grid content-start justify-items-start gap-1 text-caption/[1.3] sm:text-small/[1.3]">
                {fact && (
                  <>
                    <span className="underlined-lime whitespace-nowrap font-bold font-display text-[1.75rem]/[1.1] tracking-[-0.03em] sm:text-h2">
                      {fact.spoken ? <Spoken words={fact.spoken}>{fact.figure}</Spoken> : fact.figure}
                    </span>{' '}
                    <span className="text-muted">{fact.label}</span>
                  </>
                )}
              </p>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-pretty text-muted max-sm:text-small">{description}</p>
              </div>
              {fact && (
                <p className="self-start text-small">
                  <span className="text-muted">{words.source}</span>{' '}
                  <a href={fact.source.href} className="inline-block py-1 text-link">
                    {fact.source.name}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
