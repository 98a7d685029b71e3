import type { ReactNode } from 'react';
import type { HomeWords } from '../../content/home.ts';
import { links } from '../../domain/links.ts';
import type { PackageCard } from '../catalogue/package-cards.ts';
import { Section } from '../ui/section.tsx';
import { PackageCardView } from './package-card.tsx';

type Props = {
  words: HomeWords['packages'];
  /** The label on the card for the visitor's stage. */
  yours: string;
  cards: readonly PackageCard[];
  /** The VAT note. */
  vat: string;
  /** What the smallest team costs and gives. */
  engineers: string;
  children?: ReactNode;
};

const LINK = 'font-semibold text-violet underline underline-offset-4 max-lg:py-2';

/** The package cards side by side, with aligned rows. */
export function PackageGrid({ words, yours, cards, vat, engineers, children }: Props) {
  return (
    <Section id="packages" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <ul className="package-grid mt-7 sm:mt-10 lg:mt-14">
        {cards.map((card) => (
          <PackageCardView key={card.id} card={card} words={{ ...words.card, yours }} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap justify-between gap-x-8 text-small lg:mt-5">
        <span className="text-muted max-lg:py-2">
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
      <div className="my-10 grid items-baseline gap-x-8 gap-y-4 border-ink border-t-2 pt-5 lg:my-12 lg:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-h3">{words.ladder.title}</h3>
          <p className="mt-1 text-muted">{words.ladder.note}</p>
        </div>
        {/* A line down the prices on a phone, a stair up to the last one on a wide screen. */}
        <ul className="price-ladder mt-5 grid text-balance md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:items-start lg:col-span-2">
          {cards.map(({ id, price, pricingSuffix, adds }) => (
            <li
              key={id}
              className="relative border-lime border-s-4 py-2 ps-4 md:border-s-0 md:border-t-4 md:p-0 md:pt-8 md:pe-4 md:nth-last-[n+4]:mt-18 md:nth-last-2:mt-6 md:nth-last-3:mt-12"
            >
              <strong className="font-bold font-display text-h3/[1.3]">{price}</strong>
              <span className="ps-1 text-muted">{pricingSuffix}</span> <span className="block">{adds}</span>
            </li>
          ))}
        </ul>
        <a
          href={links.package('long-term-teams')}
          className={`justify-self-start lg:col-start-2 lg:row-start-1 ${LINK}`}
        >
          {engineers}
        </a>
      </div>
      {children}
    </Section>
  );
}
