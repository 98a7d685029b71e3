import { teams } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { type TeamId, teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount, perHour } from '../domain/price.ts';

export const teamCards = teams.map((team) => ({
  ...team,
  path: links.checkout(teamCheckoutId(team.id)),
  cost: formatAmount(team.cost),
  perHour: team.cost === 'custom' || team.hours === null ? null : formatAmount(perHour(team.cost, team.hours)),
}));
export type TeamCard = (typeof teamCards)[number];

export const calculatorSizes = teams.map(({ id, title, hours, fte, cost }) => ({
  title,
  hours,
  fte,
  cost,
  order: links.checkout(teamCheckoutId(id)),
  offer: links.offer(teamCheckoutId(id)),
}));

export function teamCard(id: TeamId): TeamCard {
  return teamCards.find((team) => team.id === id) as TeamCard;
}
