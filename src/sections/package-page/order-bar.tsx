import { SpokenPrice } from '../../prices/price.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type Props = {
  label: string;
  name: string;
  price: { amount: string; suffix: string };
  order: { href: string; text: string };
};

/**
 * Price and Order Now after the hero: below the header on a desktop, at the bottom of the window on a phone. Sticks within
 * its part of the page, so it never covers the footer.
 */
export function OrderBar({ label, name, price, order }: Props) {
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
        <ButtonLink href={order.href} size="small">
          {order.text} <span className="sr-only">– {name}</span>
        </ButtonLink>
      </div>
    </aside>
  );
}
