import type { ReactNode } from 'react';
import type { PackageCard } from '../../catalogue/package-cards.ts';
import type { HomeWords } from '../../content/en/home.ts';
import { links } from '../../domain/links.ts';
import { Section } from '../ui/section.tsx';
import { PackageCardView } from './package-card.tsx';

type Props = {
  words: HomeWords['packages'];
  /** The label on the card for the visitor's stage. */
  yours: string;
  cards: readonly PackageCard[];
  vat: string;
  children?: ReactNode;
};

const LINK = 'text-link max-lg:py-2';

export function PackageGrid({ words, yours, cards, vat, children }: Props) {
  return (
    <Section id="packages" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <ul className="package-grid mt-6 sm:mt-8 lg:mt-12">
        {cards.map((card) => (
          <PackageCardView key={card.id} card={card} words={{ ...words.card, yours }} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap justify-between gap-x-8 text-small lg:mt-5">
        <span className="text-muted sm:max-lg:py-2">
          <span className="package-legend">{words.card.legend}</span> {vat}.
        </span>
        <span className="flex grow flex-wrap justify-between gap-x-8 sm:justify-end">
          <a href={links.compare} className={LINK}>
            {words.compare}
          </a>
          <a href={links.find} className={LINK}>
            {words.unsure}
          </a>
        </span>
      </p>
      {children}
    </Section>
  );
}
