import { company, companySchema, legalFacts, legalFactsSchema } from '../../content/company.ts';
import type { FinderRule } from '../../content/finder.ts';
import type { Benefit } from '../../content/home.ts';
import type { NavigationLink } from '../../content/navigation.ts';
import type { Package } from '../../content/packages/package.ts';
import type { Question } from '../../content/questions.ts';
import { caseStudyPaths, type Story } from '../../content/stories.ts';
import type { Team } from '../../content/teams.ts';
import { listSections, type Named, nameProblems } from '../../domain/catalogue.ts';
import { placeholdersIn } from '../../domain/fill-in.ts';
import { cleanPath } from '../../domain/find-page.ts';
import { LANGUAGE_CODE } from '../../domain/language.ts';
import { MANIFEST_PATH, PLAIN_TEXT_PATH, SECURITY_PATH } from '../../domain/links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS, TEAM_IDS, TIER_IDS } from '../../domain/package-ids.ts';
import { PAGE_PATHS } from '../../domain/page-paths.ts';
import { formatAmount } from '../../domain/price.ts';
import { DETAILS_REDIRECTS, isElsewhere, type Redirect, redirectsFrom } from '../../domain/redirects.ts';
import type { z } from '../../domain/zod.ts';

export type ContentList = {
  file: string | ((id: string) => string);
  schema: z.core.$ZodType;
  entries: readonly object[];
};

export type Content = {
  /** Content that the rest builds on: if it is wrong, mistakes that follow from it are not reported. */
  facts: readonly ContentList[];
  lists: readonly ContentList[];
  packages: readonly Package[];
  teams: readonly Team[];
  catalogue: readonly Named[];
  redirects: readonly Redirect[];
  navigation: readonly NavigationLink[];
  stories: readonly Story[];
  benefits: readonly Benefit[];
  finderRules: readonly FinderRule[];
  /** Each page's questions, with the common ones, by the file of its own. */
  questions: Record<string, readonly Question[]>;
};

export function findContentProblems(content: Content): string[] {
  const factProblems = content.facts.flatMap(listProblems);
  if (factProblems.length > 0) return factProblems;
  return [
    ...content.lists.flatMap(listProblems),
    ...centsProblems(content),
    ...content.packages.flatMap((pack, index) => deliverableProblems(pack, content.packages.slice(0, index))),
    ...catalogueProblems(content),
    ...benefitProblems(content),
    ...finderProblems(content.finderRules),
    ...questionProblems(content),
    ...storyProblems(content.stories),
    ...navigationProblems(content.navigation, [...PAGE_PATHS, ...caseStudyPaths(content.stories)]),
    ...redirectProblems(content.redirects, [...PAGE_PATHS, ...caseStudyPaths(content.stories)]),
  ];
}

export function listProblems({ file, schema, entries }: ContentList): string[] {
  const problems = entries.flatMap((entry, index) => {
    const name = label(entry, index);
    // In a build of another language, its words stand in for the English ones.
    const where = (typeof file === 'string' ? file : file(name)).replace('/en/', `/${LANGUAGE_CODE}/`);
    return [...shapeProblems(where, name, schema, entry), ...wordProblems(where, entry, name)];
  });
  // The privacy page has several forms.
  return [...new Set(problems)];
}

function label(entry: object, index: number): string {
  const { id, name, title, label: ownLabel, from } = entry as Record<string, unknown>;
  return String(id ?? name ?? title ?? ownLabel ?? from ?? `entry ${index + 1}`);
}

function shapeProblems(file: string, name: string, schema: z.core.$ZodType, entry: object): string[] {
  const where = `${file}: '${name}'`;
  const parsed = (schema as z.ZodMiniType).safeParse(entry);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const field = issue.path.join('.') || 'entry';
    const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], entry);
    if (issue.code === 'unrecognized_keys')
      return `${where} has an unknown field '${[...issue.path, issue.keys.join("', '")].join('.')}'.`;
    if (value === undefined) return `${where} has no field '${field}'.`;
    if (value === '') return `${where} has an empty '${field}'.`;
    if (Array.isArray(value) && (issue.code === 'too_big' || issue.code === 'too_small')) {
      const limit = issue.code === 'too_big' ? `most ${issue.maximum}` : `least ${issue.minimum}`;
      return `${where} has ${value.length} entries in '${field}'; it takes at ${limit}.`;
    }
    const found = `${where} has ${JSON.stringify(value)} as '${field}', which`;
    if (issue.code === 'too_big' && typeof value === 'string')
      return `${found} has ${[...value].length} letters; there is room for ${issue.maximum}. ${issue.message}`;
    return `${found} ${expectationOf(issue)}.`;
  });
}

function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `is not of type ${issue.expected}`;
  return issue.message === 'Invalid input' ? 'is not allowed there' : issue.message;
}

const LEAST_EUROS = 10;

// Catches `299` written for `299_00`.
function centsProblems({ packages, teams }: Content): string[] {
  const ask = (file: string, id: string, amount: unknown, hasCents: true | undefined) => {
    const isOdd = typeof amount === 'number' && (amount % 100 !== 0 || amount < LEAST_EUROS * 100);
    if (!isOdd || !Number.isInteger(amount) || amount <= 0 || hasCents) return [];
    const [cents, euros] = [formatAmount(amount), formatAmount(amount * 100)];
    return [
      `${file}: '${id}' costs ${cents}. If ${euros} is meant, write ${amount}_00: prices are in cents. If not, add \`hasCents: true\` beside it.`,
    ];
  };
  return [
    ...packages.flatMap(({ id, price }) =>
      [price?.amount, price?.otherReading?.cents].flatMap((amount) =>
        ask(`content/packages/${id}.ts`, id, amount, price?.hasCents),
      ),
    ),
    ...teams.flatMap(({ id, cost, hasCents }) => ask('content/teams.ts', id, cost, hasCents)),
  ];
}

/** The texts in content, with the keys that lead to each. */
export function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, key === '' ? name : `${key}.${name}`));
}

// Prices are numbers in one place; a price within a text would drift.
export function wordProblems(file: string, content: object, key?: string): string[] {
  return textsIn(content, key).flatMap(([place, text]) => {
    if (/€|\bEUR\b/.test(text)) return [`${file}: ${place} repeats a price: "${text}".`];
    // A template literal prints it for a name that is misspelt or gone.
    if (/\bundefined\b/.test(text)) return [`${file}: ${place} names something that is not there: "${text}".`];
    return [];
  });
}

/** Page and checkout name only features of the package. */
function deliverableProblems({ id, checkout, page, ...tier }: Package, below: readonly Package[]): string[] {
  const listed = listSections({ id, ...tier }, below).flatMap(({ features }) => features);
  const services = [...page.drawnServices, ...page.services];
  return [...services, ...checkout.features]
    .filter(({ of }) => !listed.some((feature) => feature.id === of))
    .map(
      ({ of }) =>
        `content/packages/${id}.ts names '${of}', which is not a feature of the package: add it to its sections.`,
    );
}

function catalogueProblems({ packages, teams, catalogue }: Content): string[] {
  return [
    ...idProblems('content/packages/packages.ts', TIER_IDS, packages),
    ...idProblems('content/teams.ts', TEAM_IDS, teams),
    ...idProblems('catalogue/orderable.ts', CHECKOUT_IDS, catalogue),
    ...nameProblems(catalogue).map((problem) => `content/packages: ${problem}`),
    ...packages.flatMap((pack, index) => tierProblems(pack, packages.slice(0, index))),
  ];
}

// Each id has one price: a duplicate id would have two, a missing one none.
function idProblems(file: string, ids: readonly string[], entries: readonly { id: string }[]): string[] {
  const present = entries.map(({ id }) => id);
  const missing = ids.filter((id) => !present.includes(id)).map((id) => `${file}: '${id}' is missing.`);
  return [...missing, ...repeated(present).map((id) => `${file}: '${id}' is listed twice, and so is its price.`)];
}

function tierProblems({ id, inherits, sections }: Package, below: readonly Package[]): string[] {
  const file = `content/packages/${id}.ts`;
  const isLower = inherits === undefined || below.some((pack) => pack.id === inherits);
  return [
    ...repeated(sections.map((section) => section.id)).map(
      (name) => `${file}: '${id}' has the section '${name}' twice.`,
    ),
    ...(isLower ? [] : [`${file}: '${id}' inherits from '${inherits}', which is not listed before it.`]),
  ];
}

// A benefit's source leads to the feature that says its figure.
function benefitProblems({ benefits, packages }: Content): string[] {
  return benefits.flatMap(({ title, fact }) => {
    const { feature, package: id } = fact?.source ?? {};
    const sections = packages.find((pack) => pack.id === id)?.sections ?? [];
    if (feature === undefined || sections.some(({ features }) => features.some((one) => one.id === feature))) return [];
    return [`content/home.ts: '${title}' refers to '${feature}', which '${id}' does not add.`];
  });
}

function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];
}

// Question and answer ids are part of addresses.
function finderProblems(rules: readonly FinderRule[]): string[] {
  return [
    ...repeated(['stage', 'budget', ...rules.map(({ id }) => id)]).map(
      (id) => `content/finder.ts: the question '${id}' is listed twice.`,
    ),
    ...rules.flatMap(({ id, answers }) =>
      repeated(answers.map((answer) => answer.id)).map(
        (answer) => `content/finder.ts: '${id}' has the answer '${answer}' twice.`,
      ),
    ),
  ];
}

const FILLED_IN: readonly string[] = PACKAGE_IDS.flatMap((id) => [id, `${id}-price`]);

// An answer's id is an anchor on its page, and what stands in braces is filled in.
function questionProblems({ questions }: Content): string[] {
  const files = new Map(
    Object.entries(questions)
      .toReversed()
      .flatMap(([file, asked]) => asked.map((one) => [one, file])),
  );
  return [
    ...Object.entries(questions).flatMap(([file, asked]) =>
      repeated(asked.map(({ id }) => id)).map((id) => `${file}: the question '${id}' is on its page twice.`),
    ),
    ...Array.from(files, ([{ id, answer }, file]) =>
      placeholdersIn(`${answer}`)
        .filter((name) => !FILLED_IN.includes(name))
        .map((name) => `${file}: the answer of '${id}' uses {${name}}, which is none of {${FILLED_IN.join('}, {')}}.`),
    ).flat(),
  ];
}

function storyProblems(stories: readonly Story[]): string[] {
  return repeated(caseStudyPaths(stories)).map(
    (path) => `content/stories.ts: two case studies have the address '${path}'.`,
  );
}

function navigationProblems(navigation: readonly NavigationLink[], pages: readonly string[]): string[] {
  const known = pages.map(cleanPath);
  const isThere = (to: string) =>
    isElsewhere(to) || (to.startsWith('/') && known.includes(cleanPath(to.replace(/[?#].*$/s, ''))));
  return [
    ...repeated(navigation.map(({ id }) => id)).map((id) => `content/navigation.ts: the link '${id}' is listed twice.`),
    ...navigation
      .filter(({ to }) => !isThere(to))
      .map(
        ({ id, to }) =>
          `content/navigation.ts: '${id}' leads to '${to}', which is not a page of the site: name one, or add it (docs/recipes.md).`,
      ),
  ];
}

// Files of the server or the build take precedence over redirects, or exist in development only.
const ANSWERED = /^\/(functions|healthz|readyz|mailz|_astro|share|styleguide)(\/|$)|^\/404$|^\/sitemap-[\w-]+\.xml$/;
const FILES: readonly string[] = [MANIFEST_PATH, SECURITY_PATH, PLAIN_TEXT_PATH, '/robots.txt'];

function redirectProblems(redirects: readonly Redirect[], pages: readonly string[]): string[] {
  return redirects.flatMap((redirect, index) => {
    const isRepeated = redirects.findIndex(({ from }) => from === redirect.from) !== index;
    const problem =
      fromProblem(redirect.from, pages) ??
      (isRepeated ? 'is listed twice' : undefined) ??
      (/^\w[\w+.-]*:|^\/\//.test(redirect.to) ? elsewhereProblem(redirect) : targetProblem(redirect, redirects, pages));
    return problem === undefined ? [] : [`content/redirects.ts: '${redirect.from}' ${problem}.`];
  });
}

function fromProblem(from: string, pages: readonly string[]): string | undefined {
  if (/[?#]/.test(from)) return 'has a query or an anchor, which a redirect never sees: leave it out';
  if (/.\/$/.test(from)) return 'ends in a slash: leave it out, the redirect applies with and without it';
  const path = from.replace(/\/\*$/, '');
  if (path.includes('*')) return "has a '*' that is not the last part, as in '/blog/*'";
  const covered = pages.find((page) => redirectsFrom(from, page));
  if (path !== from && covered !== undefined) return `holds for the page '${covered}' too: name a folder without pages`;
  if (covered !== undefined || pages.includes(cleanPath(from)) || DETAILS_REDIRECTS.some((own) => own.from === from))
    return 'is already a page or a redirect of the site';
  if (!/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(path)) return "is not a path such as '/old-page' or '/old/page.php'";
  if (ANSWERED.test(path) || FILES.some((file) => redirectsFrom(from, file)))
    return 'is answered with something else before any redirect';
  return undefined;
}

/** What is wrong with a target on another site. It is written into files for hosts, which read spaces and `:name`. */
function elsewhereProblem({ from, to }: Redirect): string | undefined {
  const address = to.replace(/\/\*$/, '/');
  const url = URL.parse(address);
  if (!isElsewhere(to) || url === null) return `leads to '${to}': the address of another site begins with 'https://'`;
  if (url.search !== '') return "leads to an address with a query: visitors' own queries are kept";
  if (url.href !== address && url.href !== `${address}/`)
    return `leads to '${to}', which browsers read as '${url.href}': write that`;
  if (url.username + url.password !== '') return `leads to '${to}', which tells everybody a name or a password`;
  if (/[:*]/.test(url.hostname + url.pathname + url.hash) || (address !== to && !from.endsWith('/*')))
    return `leads to '${to}': only a '*' at the end stands for the rest of the path, and only if the old path ends in '/*'`;
  return undefined;
}

function targetProblem({ from, to }: Redirect, redirects: readonly Redirect[], pages: readonly string[]) {
  const target = to.replace(/#.*$/s, '');
  if (/[\s:]/.test(to)) return `leads to '${to}', which has a space or a colon: leave it out`;
  if (pages.includes(target)) return undefined;
  if (redirectsFrom(from, target)) return 'leads to itself';
  if ([...redirects, ...DETAILS_REDIRECTS].some((other) => redirectsFrom(other.from, target)))
    return `leads to '${target}', which redirects again: name the page`;
  if (target.includes('?')) return "leads to an address with a query: visitors' own queries are kept";
  if (target.includes('*')) return `leads to '${to}': the rest of the path can only be passed on to another site`;
  return `leads to '${to}', which is not a page of the site`;
}

export const companyFacts: readonly ContentList[] = [
  { file: 'content/company.ts', schema: companySchema, entries: [company] },
  { file: 'content/company.ts', schema: legalFactsSchema, entries: [legalFacts] },
];
