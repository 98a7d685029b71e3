import type { PackagePageWords } from '../../../content/package-page-words.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { AdjacentPackage } from '../../catalogue/adjacent-packages.ts';
import type { BillingTerm } from '../../catalogue/billing-terms.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderCard } from '../order-card.tsx';

type Words = PackagePageWords['decision'];
type Props = {
  words: PackagePageWords;
  name: string;
  outcome: string;
  price: { amount: string; suffix: string };
  terms: readonly BillingTerm[];
  orderHref: string;
  askHref: string;
  adjacent: readonly AdjacentPackage[];
  /** The comparison page. */
  compareHref: string;
};

/** The end of a package page: order, ask first, or see the next package up or down. */
export function Decision({ words, name, outcome, price, terms, orderHref, askHref, adjacent, compareHref }: Props) {
  const { decision } = words;
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
          eyebrow={decision.title}
          title={outcome}
          name={name}
          price={price}
          terms={terms}
          order={{ href: orderHref, text: words.order }}
          ask={{ href: askHref, text: decision.ask, about: fillIn(decision.askAbout, { name }) }}
        />
        <h3 className="mt-12 text-h3">{adjacent.length > 1 ? decision.other : decision.otherWhenFirst}</h3>
        <ul className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2">
          {adjacent.map((pack) => (
            <AdjacentPackageCard key={pack.href} pack={pack} words={decision} />
          ))}
        </ul>
        <p className="mt-6 text-small">
          <a href={compareHref} className="font-semibold text-violet underline underline-offset-4">
            {decision.compare}
          </a>
        </p>
      </div>
    </section>
  );
}

function AdjacentPackageCard({ pack, words }: { pack: AdjacentPackage; words: Words }) {
  const { direction, label, name, href, promise, price, features, unlisted } = pack;
  const isUp = direction === 'up';
  return (
    <li className="group flex flex-col rounded-card border border-hairline bg-surface p-7 md:only:col-span-2">
      <p className="font-semibold text-muted text-small">{label}</p>
      <h4 className="mt-1 font-bold font-display text-h3 tracking-[-0.02em]">{name}</h4>
      <p className="mt-1 text-muted">{promise}</p>
      <p className="mt-4 font-semibold">{price}</p>
      <p className="mt-4 font-semibold text-small">{isUp ? words.adds : words.leavesOut}</p>
      <ul className="mt-2 mb-6 grid gap-x-8 gap-y-1.5 text-small md:group-only:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className={`flex gap-2 ${isUp ? '' : 'text-muted'}`}>
            <Icon name={isUp ? 'check' : 'minus'} className="mt-0.5 size-4 shrink-0 text-(--accent)" />
            {feature}
          </li>
        ))}
        {unlisted > 0 && <li className="ps-6 text-muted">{fillIn(words.unlisted, { count: unlisted })}</li>}
      </ul>
      <a
        href={href}
        className="mt-auto inline-flex min-h-11 w-fit items-center font-semibold text-violet underline underline-offset-4"
      >
        {fillIn(words.see, { name })}
      </a>
    </li>
  );
}
