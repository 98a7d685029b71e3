import { packages } from '../content/packages/packages.ts';
import type { CheckoutTexts } from '../content/shapes.ts';
import { longTermTeams, teams } from '../content/teams.ts';
import type { Named } from '../domain/order-by-name.ts';
import { type CheckoutId, teamCheckoutId } from '../domain/package-ids.ts';
import type { Price } from '../domain/price.ts';
import { includedInOrder } from './deliverables.ts';
import { printHours } from './printed-estimate.ts';

export type Orderable = Named & {
  id: CheckoutId;
  name: string;
  price: Price;
  pricingSuffix: string;
  texts: CheckoutTexts;
};

const hours = (count: number | null) => (count === null ? '' : `, ${printHours(count)}`);

export const catalogue: readonly Orderable[] = [
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

export function orderable(id: CheckoutId): Orderable {
  return catalogue.find((entry) => entry.id === id) as Orderable;
}
