import { contactChoices as choicesOf } from '../content/contact-choices.ts';
import { packages } from '../content/packages.ts';
import { longTermTeams, teams, teamsFrom } from '../content/teams.ts';
import { type ListedSection, listSections, type Package } from '../domain/catalogue.ts';
import type { TeamId, TierId } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatPrice, type PriceReading, perHour, type Surface } from '../domain/price.ts';

/** How prices with two readings are shown. A setting of the build, checked in `src/settings.ts`. */
export const priceReading: PriceReading = import.meta.env.PUBLIC_PRICE_READING ?? 'single';

/** A package's amount on a surface, printed without its suffix. */
export function printedAmount(pack: Package, surface: Surface): string {
  return formatAmount(amountOn(surface, pack.price, priceReading));
}

const fromTeams = `${formatAmount(teamsFrom)}${longTermTeams.pricingSuffix}`;

/** What long-term teams start at, printed. */
export const teamsStartAt = `from ${fromTeams}`;

/** A package as header and footer list it. */
export type MenuPackage = { href: string; name: string; promise: string; price: string; dedicated: boolean };

export const menuPackages: MenuPackage[] = [
  ...packages.map((pack) => ({
    href: pack.link,
    name: pack.name,
    promise: pack.promise,
    price: formatPrice(amountOn('card', pack.price, priceReading), pack.pricingSuffix),
    dedicated: false,
  })),
  {
    href: longTermTeams.link,
    name: longTermTeams.title,
    promise: longTermTeams.promise,
    price: teamsStartAt,
    dedicated: true,
  },
];

/** A package card with its price printed and its features listed by section, inherited ones marked. */
export type PackageCard = Omit<Package, 'sections' | 'price' | 'addon'> & {
  price: string;
  listed: ListedSection[];
  /** The name of the tier that is included, if any. */
  includes?: string;
  addon?: { text: string; price: string; link: string; linkText: string };
};

export const packageCards: PackageCard[] = packages.map((pack) => {
  const { sections: _, price: __, addon, ...card } = pack;
  const below = packages.find((candidate) => candidate.id === pack.inherits);
  return {
    ...card,
    price: printedAmount(pack, 'card'),
    listed: listSections(pack, packages),
    ...(below && { includes: below.name }),
    ...(addon && {
      addon: {
        text: addon,
        price: `+${formatAmount(teamsFrom)}`,
        link: pack.addonLink ?? longTermTeams.link,
        linkText: pack.addonLinkText ?? longTermTeams.title,
      },
    }),
  };
});

/** A team package with its prices printed; the price of an hour is derived. */
export const teamCards = teams.map((team) => ({
  ...team,
  cost: formatAmount(team.cost),
  perHour: team.cost === 'custom' || team.hours === null ? null : formatAmount(perHour(team.cost, team.hours)),
}));
export type TeamCard = (typeof teamCards)[number];

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
