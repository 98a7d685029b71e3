import { offer } from '../content/en/offer.ts';
import { sectionTitles } from '../content/en/package-names.ts';
import * as figures from '../content/figures.ts';
import { type Benefit, benefits } from '../content/home.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question } from '../content/questions.ts';
import { type Stage, stages } from '../content/stages.ts';
import { teams } from '../content/teams.ts';
import { teamsQuestions } from '../content/teams-page.ts';
import { listSections } from '../domain/catalogue.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import {
  type CheckoutId,
  contactChoiceFor,
  PACKAGE_IDS,
  type PackageId,
  packageOf,
  type TeamId,
  teamCheckoutId,
} from '../domain/package-ids.ts';
import { formatAmount, perHour, spokenPrice } from '../domain/price.ts';
import { type MenuPackage, menuPackage } from './menu.ts';
import { amountOf, billingTermsOf } from './prices.ts';
import { checkoutPackage } from './printed-checkout.ts';
import { isSampleAnswer } from './shipped-samples.ts';

export type ProvedBenefit = Omit<Benefit, 'fact'> & {
  fact?: Omit<NonNullable<Benefit['fact']>, 'source'> & { source: { href: string; name: string } };
};

export const advantages: ProvedBenefit[] = benefits.map(({ fact, ...benefit }) => {
  if (!fact) return benefit;
  const pack = packages.find(({ id }) => id === fact.source.package) as Package;
  const figure = fillIn(fact.figure, { price: amountOf(pack, 'card') });
  return { ...benefit, fact: { ...fact, figure, source: { href: links.package(pack.id), name: pack.name } } };
});

const catalogueWords: Record<string, string> = Object.fromEntries(
  PACKAGE_IDS.flatMap((id) => {
    const { name, price } = menuPackage(id);
    return [
      [id, name],
      [`${id}-price`, spokenPrice(price)],
    ];
  }),
);

export type PageQuestion = Question & { isSample: boolean };

export function questionsWithPrices(own: readonly Question[]): PageQuestion[] {
  return [...own, ...commonQuestions].map((entry) => ({
    ...entry,
    answer: fillIn(entry.answer, catalogueWords),
    isSample: isSampleAnswer(entry),
  }));
}

export const homePageQuestions = questionsWithPrices(homeQuestions);
export const teamsPageQuestions = questionsWithPrices(teamsQuestions);

export type StageAnswer = Stage & { answer: MenuPackage; ask: string };

export const stageAnswers: StageAnswer[] = stages.map((stage) => ({
  ...stage,
  answer: menuPackage(stage.package),
  ask: links.contactAbout(contactChoiceFor(stage.package)),
}));

export const stagePages: Record<string, { label: string; page: string }> = Object.fromEntries(
  stageAnswers.map(({ id, label, answer }) => [id, { label, page: answer.href }]),
);

export function stageClasses(id: PackageId): string {
  return ['for-stage', ...stages.filter((stage) => stage.package === id).map((stage) => `for-${stage.id}`)].join(' ');
}

export const teamCards = teams.map((team) => ({
  ...team,
  path: links.checkout(teamCheckoutId(team.id)),
  cost: formatAmount(team.cost),
  perHour: team.cost === 'custom' || team.hours === null ? null : formatAmount(perHour(team.cost, team.hours)),
}));
export type TeamCard = (typeof teamCards)[number];

export const calculatorSizes = teams.map(({ id, title, hours, fte, cost }) => ({
  ...{ title, hours, fte, cost },
  order: links.checkout(teamCheckoutId(id)),
  offer: links.offer(teamCheckoutId(id)),
}));

export function teamCard(id: TeamId): TeamCard {
  return teamCards.find((team) => team.id === id) as TeamCard;
}

const ideas = numberIn(figures.ideasScreened);
const concepts = numberIn(figures.conceptsValidated);
const startups = numberIn(figures.startupsLaunched);

/** The record as numbers, for the stats band's drawing, and how many of each it takes for one of the next. */
export const record = {
  ideas,
  concepts,
  startups,
  ideasPerConcept: Math.round(ideas / concepts),
  conceptsPerStartup: Math.round(concepts / startups),
};
export type CompanyRecord = typeof record;

/** The number in a figure such as '20,000+'. Throws on any other text. */
export function numberIn(figure: string): number {
  if (!/^\d+(,\d{3})*\+?$/.test(figure))
    throw new Error(`content/figures.ts: '${figure}' cannot be drawn. Write it as '20,000+' or '500'.`);
  return Number(figure.replace(/[,+]/g, ''));
}

/** What the page to print of a package or a team says. */
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
