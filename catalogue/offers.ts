import { offer } from '../content/en/offer.ts';
import { sectionTitles } from '../content/en/package-names.ts';
import { packages } from '../content/packages/packages.ts';
import { teams } from '../content/teams.ts';
import { listSections } from '../domain/catalogue.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { type CheckoutId, contactChoiceFor, packageOf, teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount, perHour } from '../domain/price.ts';
import { billingTermsOf } from './prices.ts';
import { checkoutPackage } from './printed-checkout.ts';

export function offerSheet(id: CheckoutId) {
  const { name, price, vat: saysOfVat, isCustom, mostHours, description, features, page } = checkoutPackage(id);
  const pack = packages.find((candidate) => candidate.id === id);
  const team = teams.find((candidate) => teamCheckoutId(candidate.id) === id);
  const size = team && team.hours !== null && team.cost !== 'custom' && { hours: team.hours, cost: team.cost };
  const listed = pack && listSections(pack, packages).filter((section) => section.features.length > 0);
  const basis = isCustom ? offer.custom : pack?.isOneTime ? offer.oneTime : offer.monthly;
  return {
    id,
    name,
    price,
    vat: saysOfVat,
    description,
    included: listed
      ? listed.map((section) => ({ title: sectionTitles[section.id], items: section.features.map(({ text }) => text) }))
      : [{ title: undefined, items: features }],
    assumptions: [
      basis,
      ...(size ? [fillIn(offer.fourWeeks, { price: formatAmount(perHour(size.cost, size.hours)) })] : []),
      ...(isCustom ? [] : [offer.asOfDate]),
      ...billingTermsOf(id).map(({ label, value }) => `${label}: ${value}.`),
    ],
    mostHours,
    ...(size && { teamCost: size.cost }),
    order: links.checkout(id),
    ask: links.contactAbout(contactChoiceFor(packageOf(id))),
    page,
  };
}
export type OfferSheet = ReturnType<typeof offerSheet>;
