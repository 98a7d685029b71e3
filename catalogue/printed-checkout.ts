import { company } from '../content/company.ts';
import { orderSummary } from '../content/en/checkout-page.ts';
import { vat } from '../content/en/vat.ts';
import { longTermTeams, teams, teamsFrom } from '../content/teams.ts';
import { idByName } from '../domain/catalogue.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { ESTIMATE_LIMITS } from '../domain/order-estimate.ts';
import { type CheckoutId, packageOf, teamCheckoutId } from '../domain/package-ids.ts';
import { amountOn, formatPrice, type PriceReading, spokenPrice } from '../domain/price.ts';
import { contactChoices as choicesOf } from './contact-choices.ts';
import { menuPackage } from './menu.ts';
import { catalogue, orderable } from './orderable.ts';
import { priceReading } from './prices.ts';

export const contactChoices = choicesOf(priceReading);

const sizes = {
  text: fillIn(orderSummary.sizes, {
    count: teams.filter(({ displayed }) => displayed).length,
    price: spokenPrice(formatPrice(teamsFrom, longTermTeams.pricingSuffix)),
  }),
  href: `${links.package(longTermTeams.id)}#packages`,
};

export function checkoutPackage(id: CheckoutId, reading: PriceReading = priceReading) {
  const { name, price, pricingSuffix, texts } = orderable(id);
  const amount = amountOn('checkout', price, reading);
  const page = menuPackage(packageOf(id));
  const printed = formatPrice(amount, pricingSuffix);
  const isCustom = amount === 'custom';
  const team = teams.find((candidate) => teamCheckoutId(candidate.id) === id);
  return {
    id,
    name,
    /** Formatted, 'custom' included. */
    price: printed,
    isCustom,
    /** The most hours a week that can be ordered; 0 if it is not sold by the hour. */
    mostHours: team ? (team.hours ?? ESTIMATE_LIMITS.hours.max) : 0,
    sizes: id === longTermTeams.id ? sizes : null,
    vat: isCustom ? '' : vat.behindPrice,
    priceInOrder: isCustom ? printed : `${printed} ${vat.behindPrice}`,
    bookingUrl: company.bookingUrl,
    page: { href: page.href, name: page.name },
    ...texts,
  };
}
export type CheckoutPackage = ReturnType<typeof checkoutPackage>;

/** The checkout address for a package name, and whether the name is known. An unknown name leads to Kickoff. */
export function orderByName(name: string): { href: string; known: boolean } {
  const id = idByName(name, catalogue);
  return { href: links.checkout(id ?? 'kickoff'), known: id !== null };
}
