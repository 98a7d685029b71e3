import type { AdjacentPackage } from '../../../catalogue/adjacent-packages.ts';
import type { PackagePageWords } from '../../../content/en/package-page-words.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { links } from '../../../domain/links.ts';
import { SpokenPrice } from '../../prices/price.tsx';
import { TextLink } from '../../ui/button.tsx';
import { OrderCard, type OrderCardProps } from '../order-card.tsx';

type Words = PackagePageWords['decision'];
type Props = {
  words: Words;
  /** The card's data, but for the words about it. */
  card: Omit<OrderCardProps, 'id' | 'eyebrow' | 'ask'> & { askHref: string };
  adjacent: readonly AdjacentPackage[];
};

/** The end of a package page: order, ask first, or see the next package up or down. */
export function Decision({ words, card: { askHref, ...card }, adjacent }: Props) {
  return (
    <section
      id="decision"
      aria-labelledby="decision-title"
      tabIndex={-1}
      className="render-late section-gap outline-none"
    >
      <div className="page-width">
        <OrderCard
          id="decision-title"
          eyebrow={words.title}
          ask={{ href: askHref, text: words.ask, about: fillIn(words.askAbout, { name: card.name }) }}
          {...card}
        />
        <h3 className="mt-6 text-h3 sm:mt-12">{adjacent.length > 1 ? words.other : words.otherWhenFirst}</h3>
        <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
          {adjacent.map((pack) => (
            <AdjacentPackageCard key={pack.href} pack={pack} words={words} />
          ))}
        </ul>
        <p className="mt-4 text-small">
          <TextLink href={links.compare} text={words.compare} />
        </p>
      </div>
    </section>
  );
}

function AdjacentPackageCard({ pack, words }: { pack: AdjacentPackage; words: Words }) {
  const { direction, label, name, href, promise, price, features, unlisted } = pack;
  const isUp = direction === 'up';
  return (
    <li className="group flex flex-col card p-4 sm:p-6 md:only:col-span-2">
      <p className="font-semibold text-muted text-small">{label}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-bold font-display text-h3 tracking-[-0.02em]">{name}</h4>
        <p className="font-semibold text-small">
          <SpokenPrice price={price} />
        </p>
      </div>
      <p className="text-muted text-small">{promise}</p>
      <p className="mt-3 font-semibold text-small">{isUp ? words.adds : words.leavesOut}</p>
      <ul
        className={`ticks mt-1 mb-2 grid gap-x-8 gap-y-1 text-small [--tick:var(--accent)] md:group-only:grid-cols-2 ${isUp ? '' : 'ticks-off text-muted'}`}
      >
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {unlisted > 0 && (
          <li className="text-muted before:content-none">{fillIn(words.unlisted, { count: unlisted })}</li>
        )}
      </ul>
      <TextLink href={href} text={fillIn(words.see, { name })} className="mt-auto tap-link w-fit text-link" />
    </li>
  );
}
