import type { DrawnService, ListedService, OrderedFeature, Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teams } from '../content/teams.ts';
import { listSections } from '../domain/catalogue.ts';
import { type CheckoutId, teamCheckoutId } from '../domain/package-ids.ts';
import { printHours } from './printed-estimate.ts';

// A package's features are its one list of deliverables. Card, comparison, offer and plain text show it as is; page and
// checkout pick from it by id, some in their own wording.

function featureText(pack: Package, id: string): string | undefined {
  return listSections(pack, packages)
    .flatMap(({ features }) => features)
    .find((feature) => feature.id === id)?.text;
}

type Titled<Service> = Service & { title: string };

const titled =
  (pack: Package) =>
  <Service extends { of: string; title?: string | undefined }>(service: Service): Titled<Service> => ({
    ...service,
    title: service.title ?? featureText(pack, service.of) ?? '',
  });

export function servicesOf(pack: Package): { drawn: Titled<DrawnService>[]; listed: Titled<ListedService>[] } {
  return { drawn: pack.page.drawnServices.map(titled(pack)), listed: pack.page.services.map(titled(pack)) };
}

export function includedInOrder(pack: Package): string[] {
  return pack.checkout.features.map(({ of, as }: OrderedFeature) => as ?? featureText(pack, of) ?? '');
}

const hours = (count: number | null) => (count === null ? '' : `, ${printHours(count)}`);

export const catalogue = [
  ...packages.map((pack) => ({
    id: pack.id,
    name: pack.name,
    names: [pack.name],
    price: pack.price,
    pricingSuffix: pack.pricingSuffix,
    texts: { ...pack.checkout, features: includedInOrder(pack) },
  })),
  {
    id: longTermTeams.id,
    name: longTermTeams.name,
    names: [longTermTeams.name, longTermTeams.title],
    price: longTermTeams.price,
    pricingSuffix: longTermTeams.pricingSuffix,
    texts: longTermTeams.checkout,
  },
  ...teams.map((team) => ({
    id: teamCheckoutId(team.id),
    // 'Some more' alone would be meaningless in an order.
    name: `${longTermTeams.oneTeam}: ${team.title}${hours(team.hours)}`,
    names: [team.title],
    price: { amount: team.cost },
    pricingSuffix: longTermTeams.pricingSuffix,
    texts: team.checkout,
  })),
];

export function orderable(id: CheckoutId) {
  return catalogue.find((entry) => entry.id === id) as (typeof catalogue)[number];
}
