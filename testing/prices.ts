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

/** Every formatted price in a text: `1,499€`. */
export function pricesIn(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?€/g) ?? [];
}

/** The text of a built page, attributes and data included, entities decoded. */
export function wordsOfHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ');
}

const isFixed = (amount: Amount): amount is number => amount !== 'custom';
const fixedTeams = teams.flatMap(({ cost, hours }) => (isFixed(cost) && hours !== null ? [{ cost, hours }] : []));

/** The catalogue's prices allowed on these surfaces: packages, teams and hourly prices. */
export function cataloguePrices(reading: PriceReading, surfaces: readonly PricedSurface[]): Set<string> {
  const ofPackages = packages.flatMap(({ price }) => surfaces.map((surface) => amountOn(surface, price, reading)));
  const ofTeams = fixedTeams.flatMap(({ cost, hours }) => [cost, perHour(cost, hours)]);
  return new Set([...ofPackages.filter(isFixed), ...ofTeams].map(formatAmount));
}

/** A text without the sentences about price differences. */
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

/** The budgets in the finder. */
export const budgetPrices = new Set(budgetQuestion.answers.map(({ cents }) => formatAmount(cents)));

/** The calculator's results for each size over some months. */
export function calculatedPrices(months: number): Set<string> {
  return new Set(fixedTeams.map(({ cost }) => formatAmount(cost * months)));
}
