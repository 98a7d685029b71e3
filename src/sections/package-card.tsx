import { ChevronDown } from 'lucide-react';
import type { HomeWords } from '../../content/home.ts';
import type { ListedFeature, ListedSection } from '../../domain/catalogue.ts';
import type { PackageCard } from '../printed-catalogue.ts';
import { buttonClass } from '../ui/button.tsx';
import { fillIn } from '../ui/fill-in.ts';
import { Icon } from '../ui/icon.tsx';

type Words = HomeWords['packages']['card'] & { yours: string };

/** One package: who it is for, what comes out, what it costs and what is in it, section by section. */
export function PackageCardView({ card, words }: { card: PackageCard; words: Words }) {
  return (
    <li className={`package-card ${card.isPopular ? 'package-card-popular' : ''}`} data-accent={card.highlightColor}>
      <div>
        <p className={`package-flag ${card.stageClasses}`}>{words.yours}</p>
        <p className="package-flag">{card.isPopular ? words.popular : ''}</p>
        <h3 className="text-h3">{card.name}</h3>
      </div>
      <p className="package-price">
        <span className="font-bold font-display text-price tracking-[-0.03em]">{card.price}</span>
        <span className="text-muted">{card.pricingSuffix}</span>
      </p>
      <p className="text-small">
        <span className="block font-semibold">{words.bestFor}</span>
        <span className="text-muted">{card.bestFor}</span>
      </p>
      <p className="text-small">
        <span className="block font-semibold">{words.outcome}</span>
        <span className="text-muted">{card.outcome}</span>
      </p>
      <p>
        <a href={card.link} className={buttonClass({ variant: card.highlighted ? 'primary' : 'secondary' }, 'w-full')}>
          {card.cta}
        </a>
      </p>
      <div className="package-features">
        {card.includes && <IncludedBelow name={card.includes} listed={card.listed} words={words} />}
        {card.listed.map((section) => (
          <FeatureSection key={section.title} section={section} words={words} />
        ))}
        <div className="package-addon">
          {card.addon && (
            <p className="text-small">
              <span className="font-semibold">{words.addon}</span> {card.addon.text} {words.addonFrom}{' '}
              <span className="whitespace-nowrap font-semibold">{card.addon.price}</span>.{' '}
              <a href={card.addon.link} className="font-semibold text-violet underline underline-offset-4">
                {card.addon.linkText}
              </a>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

type IncludedProps = { name: string; listed: readonly ListedSection[]; words: Words };

/** On a narrow screen, what a lower package has already: folded, and greyed like beside the others on a wide one. */
function IncludedBelow({ name, listed, words }: IncludedProps) {
  const sections = listed
    .map(({ title, features }) => ({ title, features: features.filter((feature) => feature.from) }))
    .filter(({ features }) => features.length > 0);
  return (
    <details className="package-included border-hairline border-t lg:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold text-small">
        {fillIn(words.everythingIn, { name })}
        <ChevronDown className="package-chevron size-5 shrink-0" aria-hidden="true" />
      </summary>
      <p className="mb-3 text-caption text-muted">{words.legend}</p>
      <ul className="grid gap-1.5 pb-3 text-small leading-snug">
        {sections.flatMap(({ features }) =>
          features.map((feature) => <FeatureItem key={feature.id} feature={feature} words={words} />),
        )}
      </ul>
    </details>
  );
}

function FeatureSection({ section, words }: { section: ListedSection; words: Words }) {
  const own = section.features.some((feature) => !feature.from);
  return (
    <div className={`package-section ${own ? '' : 'max-lg:hidden'}`}>
      <h4 className="mb-1.5 font-sans font-semibold text-caption text-muted">{section.title}</h4>
      {section.features.length === 0 ? (
        <p className="text-control text-small">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{words.notIncluded}</span>
        </p>
      ) : (
        <ul className="grid gap-1.5 text-small leading-snug">
          {section.features.map((feature) => (
            <FeatureItem
              key={feature.id}
              feature={feature}
              words={words}
              className={feature.from ? 'max-lg:hidden' : ''}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type FeatureProps = { feature: ListedFeature; words: Words; className?: string };

// Greyed means: a lower tier has it already. Said in words as well, for who does not see the grey.
function FeatureItem({ feature, words, className = '' }: FeatureProps) {
  return (
    <li className={`flex gap-2 ${feature.from ? 'text-muted' : 'font-medium'} ${className}`}>
      <Icon name="check" className={`mt-0.5 size-4 shrink-0 ${feature.from ? 'text-control' : 'text-violet'}`} />
      <span>
        {feature.text}
        {feature.from && <span className="sr-only"> {words.alreadyIncluded}</span>}
      </span>
    </li>
  );
}
