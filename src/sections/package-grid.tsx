import type { ReactNode } from 'react';
import type { CardSection, PackageCard } from '../../catalogue/package-cards.ts';
import type { HomeWords } from '../../content/en/home.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { Price } from '../prices/price.tsx';
import { buttonClass, TextLink } from '../ui/button.tsx';
import { ChevronDown } from '../ui/lucide/icons.tsx';
import { Section } from '../ui/section.tsx';

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
          <TextLink href={links.compare} text={words.compare} className={LINK} />
          <TextLink href={links.find} text={words.unsure} className={LINK} />
        </span>
      </p>
      {children}
    </Section>
  );
}

type Words = HomeWords['packages']['card'] & { yours: string };

/** A package. What it inherits is folded, on a phone with the rest of the list, in all cards together. */
function PackageCardView({ card, words }: { card: PackageCard; words: Words }) {
  return (
    // Aligns names, prices and buttons of a row. On a wide screen it has more rows than sections; empty ones have no height.
    <li className={`package-card ${card.isPopular ? 'package-card-favourite' : ''}`} data-accent={card.highlightColor}>
      <p className={`package-flag ${card.stageClasses}`}>{words.yours}</p>
      <p className="package-flag package-flag-favourite">{card.isPopular ? words.popular : ''}</p>
      {/* As tall as the sticky head, which cannot reserve its own space. */}
      <div className="package-room" data-name={card.name} aria-hidden="true" />
      {/* On a narrow screen the button follows the audience. */}
      <div className="package-stay max-lg:contents">
        <div className="package-head">
          <h3 className="text-h3">{card.name}</h3>
          <p className="package-price">
            <Price amount={card.price} suffix={card.pricingSuffix} className="text-price" />
          </p>
          <p className="package-button max-lg:order-1 max-lg:pt-2 max-lg:pb-1">
            <a
              href={card.link}
              data-prepare-in-view=""
              className={buttonClass(
                { variant: card.highlighted ? 'primary' : 'secondary' },
                'w-full lg:px-2 lg:max-xl:text-(length:--text-small)',
              )}
            >
              {card.cta}
            </a>
          </p>
        </div>
      </div>
      <p className="package-adds">{card.adds}</p>
      <p className="package-fact">
        <span>{words.bestFor}</span> {card.bestFor}
      </p>
      <p className="package-fact">
        <span>{words.outcome}</span> {card.outcome}
      </p>
      <div className={`package-fold max-lg:order-1 ${card.includes ? '' : 'sm:max-lg:hidden'}`}>
        <button
          type="button"
          aria-expanded="false"
          data-unfold-all=""
          className={card.includes ? undefined : 'lg:hidden'}
        >
          <span className="sm:hidden">{fillIn(words.listed, { count: card.count })}</span>
          {card.includes && <span className="max-sm:hidden">{fillIn(words.allOf, card.includes)}</span>}
          <ChevronDown className="package-chevron size-5 shrink-0" />
        </button>
        {/* A list that is never folded on a wide screen has a label in the row of the others' buttons. */}
        {!card.includes && <p className="max-lg:hidden">{fillIn(words.listed, { count: card.count })}</p>}
      </div>
      <div className={`package-features max-lg:order-1 ${card.includes ? '' : 'sm:max-lg:row-span-2'}`}>
        {withEmptyJoined(card.listed).map((group) => (
          <FeatureSection key={group[0]?.title} group={group} words={words} />
        ))}
        <div className="sm:mt-auto">
          {card.example && (
            <p className="text-small">
              <TextLink href={card.example.href} text={card.example.text} />
            </p>
          )}
          {card.addon && (
            <p className="text-small">
              {card.addon.text} <TextLink href={card.addon.link} text={card.addon.linkText} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** The sections in order; consecutive empty ones of which the same is said are merged. */
function withEmptyJoined(sections: readonly CardSection[]): CardSection[][] {
  const groups: CardSection[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (section.lacks && last?.[0]?.lacks === section.lacks) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

function FeatureSection({ group, words }: { group: CardSection[]; words: Words }) {
  const features = group.flatMap((section) => section.features);
  const titles = group.map(({ title }) => title).join(', ');
  const lacks = group[0]?.lacks;
  if (lacks)
    return <p className={`package-inherited text-caption lg:row-span-${group.length}`}>{`${lacks} ${titles}`}</p>;
  return (
    <div className={features.every(({ from }) => from) ? 'package-inherited' : undefined}>
      <h4>{titles}</h4>
      <ul className="ticks">
        {features.map((feature) => (
          // Greyed: a lower package has it already. Also said in words.
          <li key={feature.id} className={feature.from ? 'package-inherited' : undefined}>
            {feature.from ? `${feature.text} ` : feature.text}
            {feature.note && <span className="text-muted">{` ${feature.note}`}</span>}
            {feature.from && <span className="sr-only">{words.alreadyIncluded}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
