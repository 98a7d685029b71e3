import { type Benefit, benefits } from '../content/benefits.ts';
import { catalogue, type Orderable, orderable } from '../content/catalogue.ts';
import { contactChoices as choicesOf } from '../content/contact-choices.ts';
import { offer } from '../content/offer.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import type { CheckoutTexts } from '../content/shapes.ts';
import { type Stage, stages } from '../content/stages.ts';
import { longTermTeams, teams, teamsFrom } from '../content/teams.ts';
import { vat } from '../content/vat.ts';
import { featureOf, type ListedSection, listSections } from '../domain/catalogue.ts';
import { links } from '../domain/links.ts';
import { idByName } from '../domain/order-by-name.ts';
import { ESTIMATE_LIMITS } from '../domain/order-estimate.ts';
import {
  type CheckoutId,
  contactChoiceFor,
  type PackageId,
  packageOf,
  type TeamId,
  type TierId,
  teamCheckoutId,
} from '../domain/package-ids.ts';
import {
  amountOn,
  formatAmount,
  formatPrice,
  type PricedSurface,
  type PriceReading,
  perHour,
} from '../domain/price.ts';
import { fillIn } from './ui/fill-in.ts';

// What is sold, with prices formatted under the build's reading and addresses filled in, ready for the pages.

/** How prices with two readings are shown. A setting of the build, checked in `src/settings.ts`. */
export const priceReading: PriceReading = import.meta.env.PUBLIC_PRICE_READING ?? 'single';

/** A package's amount on a surface, printed without its suffix. */
export function printedAmount(pack: Package, surface: PricedSurface): string {
  return formatAmount(amountOn(surface, pack.price, priceReading));
}

/** What long-term teams start at, printed. */
export const teamsStartAt = `from ${formatAmount(teamsFrom)}${longTermTeams.pricingSuffix}`;

/** A package as header and footer list it. */
export type MenuPackage = { href: string; name: string; promise: string; price: string; dedicated: boolean };

export const menuPackages: MenuPackage[] = [
  ...packages.map((pack) => ({
    href: links.package(pack.id),
    name: pack.name,
    promise: pack.promise,
    price: formatPrice(amountOn('card', pack.price, priceReading), pack.pricingSuffix),
    dedicated: false,
  })),
  {
    href: links.package(longTermTeams.id),
    name: longTermTeams.title,
    promise: longTermTeams.promise,
    price: teamsStartAt,
    dedicated: true,
  },
];

/** A package as header and footer list it, by its id. */
export function menuPackage(id: PackageId): MenuPackage {
  return menuPackages.find(({ href }) => href === links.package(id)) as MenuPackage;
}

/** A stop of the hero with the package that answers it, as the menu prints that package. */
export type StageAnswer = Stage & { answer: MenuPackage; ask: string };

export const stageAnswers: StageAnswer[] = stages.map((stage) => ({
  ...stage,
  answer: menuPackage(stage.package),
  ask: links.contactAbout(contactChoiceFor(stage.package)),
}));

/** The classes of what a page shows only to a visitor at a stage that this package is for. */
export function stageClasses(id: PackageId): string {
  return ['for-stage', ...stages.filter((stage) => stage.package === id).map((stage) => `for-${stage.id}`)].join(' ');
}

/** A benefit whose figure says where on this site it comes from. */
export type ProvedBenefit = Omit<Benefit, 'fact'> & {
  fact?: { figure: string; label: string; source: { href: string; name: string; text: string } };
};

export const advantages: ProvedBenefit[] = benefits.map(({ fact, ...benefit }) => {
  if (!fact) return benefit;
  const pack = packages.find(({ id }) => id === fact.source.package) as Package;
  const feature = featureOf(pack, fact.source.feature);
  const text = feature ?? formatPrice(amountOn('card', pack.price, priceReading), pack.pricingSuffix);
  return { ...benefit, fact: { ...fact, source: { href: links.package(pack.id), name: pack.name, text } } };
});

/** A package card with its price printed and its features listed by section, inherited ones marked. */
export type PackageCard = Omit<
  Package,
  'sections' | 'price' | 'page' | 'checkout' | 'addon' | 'addonLink' | 'addonLinkText'
> & {
  price: string;
  link: string;
  /** The classes of the words that mark it for a visitor at its stage. */
  stageClasses: string;
  listed: ListedSection[];
  /** How many of the listed features no lower tier has. */
  own: number;
  /** The name of the tier that is included, if any. */
  includes?: string;
  addon?: { text: string; price: string; link: string; linkText: string };
};

export const packageCards: PackageCard[] = packages.map((pack) => {
  const { sections: _, price: __, page: ___, checkout: ____, addon, addonLink, addonLinkText, ...card } = pack;
  const below = packages.find((candidate) => candidate.id === pack.inherits);
  const listed = listSections(pack, packages);
  return {
    ...card,
    link: links.package(pack.id),
    stageClasses: stageClasses(pack.id),
    price: printedAmount(pack, 'card'),
    listed,
    own: listed.flatMap(({ features }) => features).filter(({ from }) => !from).length,
    ...(below && { includes: below.name }),
    ...(addon && {
      addon: {
        text: addon,
        price: `+${formatAmount(teamsFrom)}`,
        link: links.package(addonLink ?? longTermTeams.id),
        linkText: addonLinkText ?? longTermTeams.title,
      },
    }),
  };
});

/** A team package with its prices printed and the address of its checkout; the price of an hour is derived. */
export const teamCards = teams.map((team) => ({
  ...team,
  path: links.checkout(teamCheckoutId(team.id)),
  cost: formatAmount(team.cost),
  perHour: team.cost === 'custom' || team.hours === null ? null : formatAmount(perHour(team.cost, team.hours)),
}));
export type TeamCard = (typeof teamCards)[number];

/** The sizes of a team as the calculator reckons with them. */
export const calculatorSizes = teams.map(({ id, title, hours, fte, cost }) => ({
  title,
  hours,
  fte,
  cost,
  order: links.checkout(teamCheckoutId(id)),
  offer: links.offer(teamCheckoutId(id)),
}));

/** The contact form's choices under the build's price reading. */
export const contactChoices = choicesOf(priceReading);

/** The card of one team size. */
export function teamCard(id: TeamId): TeamCard {
  return teamCards.find((team) => team.id === id) as TeamCard;
}

/** The name under which a package is sold. */
export function packageName(id: TierId): string {
  return (packages.find((pack) => pack.id === id) as Package).name;
}

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

/** One thing that is offered, as its overview shows it. */
export type OfferSheet = {
  id: CheckoutId;
  name: string;
  price: string;
  /** What the price says of VAT; empty where it is agreed. */
  vat: string;
  description: string;
  /** What is included; a package's features stand by section. */
  included: { title?: string; items: readonly string[] }[];
  /** What the price is based on. */
  assumptions: string[];
  /** As in the checkout. */
  mostHours: number;
  /** Cents a month of a team size with a price. */
  teamCost?: number;
  order: string;
  ask: string;
  page: { href: string; name: string };
};

export function offerSheet(id: CheckoutId): OfferSheet {
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
      ? listed.map((section) => ({ title: section.title, items: section.features.map(({ text }) => text) }))
      : [{ items: features }],
    assumptions: [
      basis,
      ...(size ? [fillIn(offer.fourWeeks, { price: formatAmount(perHour(size.cost, size.hours)) })] : []),
      ...(isCustom ? [] : [offer.asOfDate]),
    ],
    mostHours,
    ...(size && { teamCost: size.cost }),
    order: links.checkout(id),
    ask: links.contactAbout(contactChoiceFor(packageOf(id))),
    page,
  };
}
