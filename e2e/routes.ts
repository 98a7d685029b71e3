import { servicesOf } from '../catalogue/deliverables.ts';
import { catalogue } from '../catalogue/orderable.ts';
import { messageNotSent, messageSent } from '../content/answer-pages.ts';
import { benefits } from '../content/benefits.ts';
import { caseStudyPage } from '../content/case-study-page.ts';
import { checkoutPage } from '../content/checkout-page.ts';
import { claims, stats } from '../content/claims.ts';
import { company, tagline } from '../content/company.ts';
import { comparePage } from '../content/compare-page.ts';
import { confirmationPage } from '../content/confirmation-page.ts';
import { finder, finderRules } from '../content/finder.ts';
import { home } from '../content/home.ts';
import { imprint } from '../content/legal/imprint.ts';
import type { LegalBlock, LegalPage } from '../content/legal/legal-page.ts';
import { legalWords } from '../content/legal/legal-words.ts';
import { privacy } from '../content/legal/privacy.ts';
import { terms } from '../content/legal/terms.ts';
import { offer } from '../content/offer.ts';
import { orderSummary as summary } from '../content/order-summary.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { packages } from '../content/packages/packages.ts';
import { redirects } from '../content/redirects.ts';
import { services } from '../content/services.ts';
import { stages, stageWords } from '../content/stages.ts';
import { caseStudies } from '../content/stories.ts';
import { longTermTeams, teams, teamsFrom } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { technologyGroups } from '../content/technology.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from '../domain/checkout-steps.ts';
import { links } from '../domain/links.ts';
import { type CheckoutId, PACKAGE_IDS, packageOf } from '../domain/package-ids.ts';
import {
  amountOn,
  formatAmount,
  formatPrice,
  type PricedSurface,
  type PriceReading,
  perHour,
} from '../domain/price.ts';

// What each address shows, derived from the content. No story spells out a price, a package or a fact of the company.

const reading = (process.env['PUBLIC_PRICE_READING'] ?? 'single') as PriceReading;

/** A package's amount on a surface as it is printed, without its suffix. */
export function printed(pack: (typeof packages)[number], surface: PricedSurface): string {
  return formatAmount(amountOn(surface, pack.price, reading));
}

export type CheckoutRoute = {
  id: CheckoutId;
  name: string;
  price: string;
  included: readonly string[];
  /** Whether its price is agreed in a conversation. */
  isCustom: boolean;
  /** The page that describes it. */
  page: { href: string; name: string };
};

/** The packages of the menu, in its order. */
export const MENU = [
  ...packages.map(({ id, name }) => ({ href: links.package(id), name })),
  { href: links.package(longTermTeams.id), name: longTermTeams.title },
];

/** Everything that can be ordered, as the checkout shows it. */
export const CHECKOUTS: CheckoutRoute[] = catalogue.map(({ id, name, price, pricingSuffix, texts }) => {
  const amount = amountOn('checkout', price, reading);
  const page = MENU.find(({ href }) => href === links.package(packageOf(id))) as (typeof MENU)[number];
  return {
    id,
    name,
    price: formatPrice(amount, pricingSuffix),
    included: texts.features,
    isCustom: amount === 'custom',
    page,
  };
});

/** The checkout that stands in where a package is unknown. */
export const FALLBACK = CHECKOUTS.find(({ id }) => id === 'kickoff') as CheckoutRoute;

/** One with a page of its own, one that is a size of a team, one whose price is agreed. */
export const ONE_OF_EACH_KIND: readonly CheckoutRoute[] = [
  FALLBACK,
  ...CHECKOUTS.filter(({ id, page, isCustom }) => page.href !== `/${id}` && !isCustom).slice(0, 1),
  ...CHECKOUTS.filter(({ isCustom }) => isCustom).slice(0, 1),
];

export type Route = { path: string; title: string; texts: readonly string[] };

const titled = (title: string) => `${title} – ${company.name}`;

const displayedTeams = teams.filter((team) => team.displayed);

const PAGES: Route[] = [
  {
    path: links.home,
    title: titled(tagline),
    texts: [
      home.hero.explore,
      home.hero.contact,
      ...[...claims, ...stats].flatMap(({ figure, label }) => [figure, label]),
      home.logos.title,
      home.whatWeDo.eyebrow,
      home.whatWeDo.title,
      home.packages.eyebrow,
      home.stories.eyebrow,
      home.whatWeDo.button,
      ...services.map(({ title }) => title),
      ...packages.flatMap((pack) => [pack.name, printed(pack, 'card')]),
      home.packages.teamsBanner.title,
      home.packages.innovationBanner.title,
      home.benefits.eyebrow,
      ...benefits.map(({ title }) => title),
      home.stories.link,
      company.address.postcode,
      company.address.city,
    ],
  },
  ...packages.map((pack) => ({
    path: links.package(pack.id),
    title: titled(pack.page.metaTitle),
    texts: [
      printed(pack, 'page'),
      pack.pricingSuffix,
      packagePageWords.order,
      packagePageWords.workingTogether,
      pack.page.servicesTitle,
      ...Object.values(servicesOf(pack)).flatMap((services) => services.map(({ title }) => title)),
      ...pack.page.timeline.map(({ title }) => title),
      ...pack.page.outcomes.map(({ title }) => title),
    ],
  })),
  {
    path: links.package(longTermTeams.id),
    title: titled(teamsPage.metaTitle),
    texts: [
      teamsPage.hero.button,
      formatAmount(teamsFrom),
      ...displayedTeams.flatMap(({ title, cost, hours }) => [
        title,
        formatAmount(cost),
        cost === 'custom' || hours === null ? '' : formatAmount(perHour(cost, hours)),
      ]),
      teamsPage.packages.note,
      teamsPage.custom.title,
      teamsPage.custom.consultation,
      ...technologyGroups.map(({ title }) => title),
      teamsPage.closing.title,
    ],
  },
  {
    path: links.compare,
    title: titled(comparePage.metaTitle),
    texts: [
      comparePage.heading,
      comparePage.onlyDifferences,
      ...packages.flatMap((pack) => [pack.name, printed(pack, 'card'), pack.bestFor, pack.outcome]),
      ...packages.flatMap(({ sections }) => sections.flatMap(({ features }) => features.map(({ text }) => text))),
      comparePage.closing.title,
    ],
  },
  {
    path: links.find,
    title: titled(finder.title),
    texts: [
      finder.title,
      stageWords.question,
      ...stages.map(({ label }) => label),
      ...finderRules.flatMap(({ question, answers }) => [question, ...answers.map(({ label }) => label)]),
      finder.budget.question,
    ],
  },
];

const CASE_STUDIES = caseStudies.map(({ name, quote, isSample, caseStudy }): Route => {
  const began = MENU.find(({ href }) => href === links.package(caseStudy.beganWith)) as (typeof MENU)[number];
  return {
    path: links.caseStudy(caseStudy.id),
    title: titled(caseStudy.metaTitle),
    texts: [
      name,
      quote,
      caseStudy.lead,
      caseStudyPage.beganWith,
      began.name,
      ...[caseStudy.before, caseStudy.after, ...caseStudy.done].flatMap(({ title, text }) => [title, text]),
      ...(isSample ? [caseStudyPage.sample.title, caseStudyPage.sample.text] : []),
    ],
  };
});

/** The legal pages of this build, with every word of their text. */
export const LEGAL: LegalPage[] = [imprint, privacy({ hosted: Boolean(process.env['PUBLIC_SUPABASE_URL']) }), terms];

const LEGAL_ROUTES = LEGAL.map(
  ({ id, title, lead, isSample, sections }): Route => ({
    path: links[id],
    title: titled(title),
    texts: [
      title,
      lead,
      ...(isSample ? [legalWords.sample] : []),
      ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
      legalWords.closing.title,
    ],
  }),
);

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return block.facts.flatMap(({ term, text }) => [term, text.replaceAll('\u00a0', ' ')]);
}

const { steps, personal, payment, confirmation } = checkoutPage;
const labels = (fields: Record<string, { label: string }>) => Object.values(fields).map(({ label }) => label);

const STEP_TEXTS: Record<CheckoutStep, readonly string[]> = {
  personal: [...labels(personal.fields), personal.submit],
  payment: [...labels(payment.fields), payment.submit, payment.back],
  confirmation: [
    confirmation.title,
    confirmation.text,
    ...confirmationPage.ahead.points.flatMap(({ title, text }) => [title, text]),
    confirmationPage.nextSteps,
    confirmationPage.send.notYet,
    confirmationPage.send.promise,
    confirmationPage.home,
    confirmationPage.package,
  ],
};

const STEPS = catalogue.flatMap(({ id, name }): Route[] => {
  const { price, included } = CHECKOUTS.find((checkout) => checkout.id === id) as CheckoutRoute;
  const always = [summary.title, summary.included, summary.subtotal, summary.total, price, ...included];
  return CHECKOUT_STEPS.map((step) => ({
    path: links.checkout(id, step.id),
    title: titled(`${steps[step.id]} – ${name}`),
    texts: [...STEP_TEXTS[step.id], ...always],
  }));
});

/** What is offered, on one page each. */
const OFFERS = CHECKOUTS.map(
  ({ id, name, price, page }): Route => ({
    path: links.offer(id),
    title: titled(`${offer.title} – ${name}`),
    texts: [name, price, page.name, offer.included, offer.assumptions, offer.notContract, company.phone],
  }),
);

/** Where the questions lead without a script. */
const FOUND: Route[] = [
  {
    path: links.findAnswer,
    title: titled(finder.answers.title),
    texts: [finder.answers.lead, ...finderRules.map(({ question }) => question)],
  },
  ...PACKAGE_IDS.map((id) => {
    const { name } = MENU.find(({ href }) => href === links.package(id)) as (typeof MENU)[number];
    return {
      path: links.findResult(id),
      title: titled(finder.whom.title.replace('{name}', name)),
      texts: [name, finder.result.order, finder.whom.result.ask, finder.result.offer, finder.result.against],
    };
  }),
];

/** Every page that links lead to, with its title and the words that belong on it. */
export const ROUTES: Route[] = [...PAGES, ...LEGAL_ROUTES, ...CASE_STUDIES, ...STEPS, ...OFFERS, ...FOUND];

/** Pages that answer something; no link leads to them. */
export const ANSWERS: Route[] = [
  { path: links.messageSent, title: titled(messageSent.title), texts: [messageSent.title] },
  { path: links.messageNotSent, title: titled(messageNotSent.title), texts: [company.email] },
];

/** Short paths and where they lead. */
export const REDIRECTS: Record<string, string> = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
