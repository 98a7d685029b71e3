import type { BillingTerm } from '../../catalogue/prices.ts';
import { Price, SpokenPrice } from '../prices/price.tsx';
import { ButtonLink, type Way } from '../ui/button.tsx';

export type OrderCardProps = {
  id: string;
  eyebrow: string;
  title: string;
  name: string;
  price: { amount: string; suffix: string };
  terms: readonly BillingTerm[];
  order: Way;
  ask: Way;
};

/** A package's outcome and price on ink, with buttons to order or ask. */
export function OrderCard({ id, eyebrow, title, name, price, terms, order, ask }: OrderCardProps) {
  return (
    <div className="on-ink rounded-card p-5 sm:p-8 md:p-12">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <p className="font-semibold text-lime text-small">{eyebrow}</p>
          <h2 id={id} className="mt-2 max-w-3xl text-h2 sm:mt-3">
            {title}
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:flex-col lg:items-end">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Price {...price} className="text-price" suffixClassName="text-on-ink-muted" />
          </p>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:w-auto max-sm:*:grow max-sm:*:px-4 sm:gap-3">
            <ButtonLink {...order} about={`– ${name}`} data-prepare-in-view="" variant="lime" />
            <ButtonLink {...ask} variant="on-dark" />
          </div>
        </div>
      </div>
      <BillingTermsLine terms={terms} className="mt-5 text-on-ink-muted" />
    </div>
  );
}

/** The terms of what is paid by the month; nothing while the company states none. */
export function BillingTermsLine({ terms, className }: { terms: readonly BillingTerm[]; className: string }) {
  if (terms.length === 0) return null;
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 text-small ${className}`}>
      {terms.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt>{label}:</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ClosingProps = {
  title: string;
  text: string;
  button: string;
  href: string;
  second?: Way;
};

export function ClosingCall({ title, text, button, href, second }: ClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="section-gap">
      <div className="page-width">
        <div className="on-ink grid gap-4 rounded-card p-5 md:grid-cols-[1fr_auto] md:items-center md:p-12">
          <div>
            <h2 id="closing-title" className="text-h2">
              {title}
            </h2>
            <p className="mt-2 text-on-ink-muted sm:text-lead">{text}</p>
          </div>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={href} text={button} variant="lime" />
            {second && <ButtonLink {...second} variant="on-dark" />}
          </p>
        </div>
      </div>
    </section>
  );
}

type BarProps = Pick<OrderCardProps, 'name' | 'price' | 'order'> & { label: string };

/** Price and Order Now after the hero. Sticks within its part of the page, so it never covers the footer. */
export function OrderBar({ label, name, price, order }: BarProps) {
  return (
    // Where it comes to rest it has its own space: at the end of its container on a phone, at the start on a desktop.
    <aside aria-label={label} className="order-bar">
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <p className="flex min-w-0 items-baseline gap-x-3">
          <span className="truncate font-semibold max-sm:hidden">{name}</span>
          <span className="whitespace-nowrap font-bold font-display text-h3">
            <SpokenPrice price={`${price.amount} ${price.suffix}`}>
              {price.amount}
              <span className="font-normal font-sans text-muted text-small"> {price.suffix}</span>
            </SpokenPrice>
          </span>
        </p>
        <ButtonLink {...order} about={`– ${name}`} size="small" />
      </div>
    </aside>
  );
}
