import { contactChoices as choicesOf } from '../../catalogue/contact-choices.ts';
import { catalogue, type Orderable, orderable } from '../../catalogue/orderable.ts';
import type { CheckoutTexts } from '../../content/shapes.ts';
import { teams } from '../../content/teams.ts';
import { vat } from '../../content/vat.ts';
import { links } from '../../domain/links.ts';
import { idByName } from '../../domain/order-by-name.ts';
import { ESTIMATE_LIMITS } from '../../domain/order-estimate.ts';
import { type CheckoutId, packageOf, teamCheckoutId } from '../../domain/package-ids.ts';
import { amountOn, formatPrice, type PriceReading } from '../../domain/price.ts';
import { menuPackage } from './menu.ts';
import { priceReading } from './prices.ts';

/** The contact form's choices under the build's price reading. */
export const contactChoices = choicesOf(priceReading);

/** A package as the checkout shows it. `price` is already printed, `custom` included. */
export type CheckoutPackage = CheckoutTexts & {
  id: CheckoutId;
  name: string;
  price: string;
  isCustom: boolean;
  /** Hours a week that may be asked of it; 0 where it is not sold by the hour. */
  mostHours: number;
  /** What the price says of VAT; empty where it is agreed. */
  vat: string;
  /** The price with that, as it stands in an order that is sent. */
  priceInOrder: string;
  /** The page that describes it; a team size has none of its own. */
  page: { href: string; name: string };
};

export function checkoutPackage(id: CheckoutId, reading: PriceReading = priceReading): CheckoutPackage {
  const { name, price, pricingSuffix, texts }: Orderable = orderable(id);
  const amount = amountOn('checkout', price, reading);
  const page = menuPackage(packageOf(id));
  const printed = formatPrice(amount, pricingSuffix);
  const isCustom = amount === 'custom';
  const team = teams.find((candidate) => teamCheckoutId(candidate.id) === id);
  return {
    id,
    name,
    price: printed,
    isCustom,
    mostHours: team ? (team.hours ?? ESTIMATE_LIMITS.hours.max) : 0,
    vat: isCustom ? '' : vat.behindPrice,
    priceInOrder: isCustom ? printed : `${printed} ${vat.behindPrice}`,
    page: { href: page.href, name: page.name },
    ...texts,
  };
}

/** Where 'Order Now' leads for a name, and whether anything is sold under it: if not, the order goes to Kickoff. */
export function orderByName(name: string): { href: string; known: boolean } {
  const id = idByName(name, catalogue);
  return { href: links.checkout(id ?? 'kickoff'), known: id !== null };
}
