import { budgetQuestion } from '../catalogue/finder.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { packages } from '../content/packages/packages.ts';
import { teams } from '../content/teams.ts';
import {
  type Amount,
  amountOn,
  formatAmount,
  type PricedSurface,
  type PriceReading,
  perHour,
} from '../domain/price.ts';

/** Every price in a text, as the site prints it: `1,499€`. */
export function pricesIn(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?€/g) ?? [];
}

/** The words of a built page, attributes and data included, without the entities of HTML. */
export function wordsOfHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ');
}

const isFixed = (amount: Amount): amount is number => amount !== 'custom';
const fixedTeams = teams.flatMap(({ cost, hours }) => (isFixed(cost) && hours !== null ? [{ cost, hours }] : []));

/** The prices of the catalogue that may stand on these surfaces: of packages, of teams and of a team's hour. */
export function cataloguePrices(reading: PriceReading, surfaces: readonly PricedSurface[]): Set<string> {
  const ofPackages = packages.flatMap(({ price }) => surfaces.map((surface) => amountOn(surface, price, reading)));
  const ofTeams = fixedTeams.flatMap(({ cost, hours }) => [cost, perHour(cost, hours)]);
  return new Set([...ofPackages.filter(isFixed), ...ofTeams].map(formatAmount));
}

/** A text without the sentences that say how far two prices of the catalogue lie apart. */
export function withoutSteps(text: string, reading: PriceReading): string {
  const ladder = packages.map(({ price }) => amountOn('page', price, reading)).filter(isFixed);
  const costs = fixedTeams.map(({ cost }) => cost);
  const steps = [ladder, costs].flatMap((amounts) =>
    amounts.slice(1).map((amount, index) => amount - (amounts[index] ?? 0)),
  );
  const { more, less } = packagePageWords.decision;
  return steps
    .flatMap((step) => [more, less].map((words) => words.replace('{difference}', formatAmount(step))))
    .reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
}

/** The budgets that the questions ask about. */
export const budgetPrices = new Set(budgetQuestion.answers.map(({ cents }) => formatAmount(cents)));

/** What the calculator of the teams reckons for each size over some months. */
export function calculatedPrices(months: number): Set<string> {
  return new Set(fixedTeams.map(({ cost }) => formatAmount(cost * months)));
}
