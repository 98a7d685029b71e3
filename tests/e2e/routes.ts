import type { APIRequestContext } from '@playwright/test';
import { decodeEntities } from '../../build/built-pages.ts';
import { menuPackages } from '../../catalogue/menu.ts';
import { listedPaths, pagePaths } from '../../catalogue/paths.ts';
import { amountOf } from '../../catalogue/prices.ts';
import { checkoutPackage } from '../../catalogue/printed-checkout.ts';
import { isSampleLegalPage } from '../../catalogue/shipped-samples.ts';
import { company, tagline } from '../../content/company.ts';
import { messageSent } from '../../content/en/answer-pages.ts';
import { checkoutPage, orderSummary } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { finder } from '../../content/en/finder.ts';
import { legalWords } from '../../content/en/legal/legal-words.ts';
import { claims, stats } from '../../content/en/proof.ts';
import { vat } from '../../content/en/vat.ts';
import { finderRules } from '../../content/finder.ts';
import { benefits, services } from '../../content/home.ts';
import { languages } from '../../content/languages.ts';
import type { LegalBlock } from '../../content/legal/legal-page.ts';
import { legalPagesOf } from '../../content/legal/legal-pages.ts';
import { packages } from '../../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question } from '../../content/questions.ts';
import { redirects } from '../../content/redirects.ts';
import { caseStudies, stories } from '../../content/stories.ts';
import { longTermTeams, teams, teamsFrom, technologyGroups } from '../../content/teams.ts';
import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from '../../domain/checkout-steps.ts';
import { below, LANGUAGE_PATH, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { CHECKOUT_IDS } from '../../domain/package-ids.ts';
import { formatAmount } from '../../domain/price.ts';

export const CHECKOUTS = CHECKOUT_IDS.map((id) => checkoutPackage(id));

export const FALLBACK = checkoutPackage('kickoff');

export const LEGAL = legalPagesOf({
  hosted: Boolean(process.env['PUBLIC_SUPABASE_URL']),
  countsVisits: process.env['PUBLIC_COUNT_VISITS'] === 'on',
});

const { steps, personal, payment, confirmation } = checkoutPage;
const labels = (fields: Record<string, { label: string }>) => Object.values(fields).map(({ label }) => label);
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

export const TEXTS: Record<string, readonly string[]> = Object.fromEntries<readonly string[]>([
  [
    links.home,
    [
      vat.note,
      tagline,
      ...[...claims, ...stats].flatMap(({ figure, label }) => [figure, label]),
      ...titles([...services, ...benefits]),
      ...packages.flatMap((pack) => [pack.name, amountOf(pack, 'card'), pack.bestFor, pack.outcome, pack.adds]),
      ...[...homeQuestions, ...commonQuestions].flatMap(wordsOfQuestion),
      ...stories.map(({ quote }) => quote),
      company.address.city,
    ],
  ],
  ...packages.map((pack) => [
    links.package(pack.id),
    [
      ...[amountOf(pack, 'page'), pack.pricingSuffix, vat.behindPrice],
      ...titles([...pack.page.timeline, ...pack.page.outcomes]),
      ...pack.page.questions.flatMap(wordsOfQuestion),
    ],
  ]),
  [
    links.package(longTermTeams.id),
    [
      formatAmount(teamsFrom),
      vat.behindPrice,
      ...titles([...teams.filter((team) => team.displayed), ...technologyGroups]),
    ],
  ],
  [
    links.compare,
    [vat.note, ...packages.flatMap((pack) => [pack.name, amountOf(pack, 'card'), pack.bestFor, pack.outcome])],
  ],
  [links.find, finderRules.flatMap(({ question, answers }) => [question, ...answers.map(({ label }) => label)])],
  [
    links.findAnswer,
    finderRules.flatMap(({ question, answers }) => [
      question,
      ...answers.flatMap(({ label, for: speaks }) => [label, ...speaks.map(({ reason }) => reason)]),
    ]),
  ],
  ...menuPackages.map(({ id, name }) => [links.findResult(id), [name, finder.result.order, finder.whom.result.ask]]),
  ...LEGAL.map((page) => [
    links[page.id],
    [
      ...[page.lead, legalWords.changed.replace('{date}', ''), company.email],
      ...(isSampleLegalPage(page) ? [legalWords.sample] : []),
      ...page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
    ],
  ]),
  ...caseStudies.map(({ quote, caseStudy }) => [
    links.caseStudy(caseStudy.id),
    [
      quote,
      caseStudy.lead,
      vat.behindPrice,
      ...[caseStudy.before, caseStudy.after, ...caseStudy.done].map(({ text }) => text),
    ],
  ]),
  ...CHECKOUTS.flatMap(({ id, name, price, features, isCustom }) => {
    const sold = [price, isCustom ? orderSummary.custom : vat.behindPrice, ...features];
    return [
      [links.offer(id), [name, price]],
      [links.checkout(id), [steps.personal, personal.privacy.text, ...labels(personal.fields), ...sold]],
      [links.checkout(id, 'payment'), [steps.payment, ...labels(payment.fields), ...sold]],
      [links.checkout(id, 'confirmation'), [confirmation.title, confirmationPage.send.next.send, ...sold]],
    ];
  }),
  [links.messageSent, [messageSent.title]],
  [links.messageNotSent, [company.email]],
] as [string, readonly string[]][]);

function wordsOfQuestion({ question, answer }: Question): string[] {
  return [question, ...answer.split(/\{[^}]*\}/)];
}

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return block.facts.flatMap(({ term, text }) => [term, text]);
}

export async function servedPages(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...pagePaths, NOT_FOUND]) pages.set(path, await (await request.get(path)).text());
  return pages;
}

/** English paths, and the same pages' paths in every other language. */
export function inEveryLanguage(paths: readonly string[]): string[] {
  return Object.keys(languages).flatMap((code) => paths.map((path) => pathIn(code, path)));
}

export function decode(text = ''): string {
  // React writes an apostrophe as a hexadecimal entity.
  return decodeEntities(text.replaceAll('&#x27;', "'")).replaceAll(/\s+/g, ' ');
}

export function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) =>
    decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]);
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    isListed: !head.includes('<meta name="robots" content="noindex"'),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1],
    meta,
  };
}

export function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return decode(body.replaceAll(/<!--[^>]*-->|<[^>]*>/g, ''));
}

export const NOT_FOUND = `${LANGUAGE_PATH}/no-such-page`;

export const OLD_ADDRESSES = redirects.map(({ from }) => below(LANGUAGE_PATH, from));

/** Every page for search engines, and one of each other layout. */
export const LOOKED_AT = [
  ...listedPaths,
  ...CHECKOUT_STEPS.map(({ id }) => links.checkout(FALLBACK.id, id)),
  links.checkout('long-term-custom'),
  ...CHECKOUT_STEPS.slice(1).map(({ id }) => links.checkout(UNKNOWN_PACKAGE, id)),
  links.offer(FALLBACK.id),
  links.offer('long-term-custom'),
  links.examplePlan,
  links.findAnswer,
  links.findResult('kickoff'),
  links.messageSent,
  links.messageNotSent,
  NOT_FOUND,
];
