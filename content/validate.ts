import { featureOf, SECTION_TITLES } from '../domain/catalogue.ts';
import { type Named, nameProblems } from '../domain/order-by-name.ts';
import { CHECKOUT_IDS, TEAM_IDS, TIER_IDS } from '../domain/package-ids.ts';
import { PAGE_PATHS } from '../domain/page-paths.ts';
import { DETAILS_REDIRECTS, type Redirect } from '../domain/redirects.ts';
import type { z } from '../domain/zod.ts';
import type { Benefit } from './benefits.ts';
import type { FinderRule } from './finder.ts';
import type { Package } from './packages/package.ts';
import type { Question } from './questions.ts';
import { caseStudyPaths, type Story } from './stories.ts';
import type { Team } from './teams.ts';

/** A list of content, the file that holds it and the shape of each entry. */
export type ContentList = {
  file: string | ((id: string) => string);
  schema: z.core.$ZodType;
  entries: readonly object[];
};

export type Content = {
  lists: readonly ContentList[];
  /** Texts without a schema, by file. */
  texts: Record<string, object>;
  packages: readonly Package[];
  teams: readonly Team[];
  catalogue: readonly Named[];
  redirects: readonly Redirect[];
  stories: readonly Story[];
  benefits: readonly Benefit[];
  finderRules: readonly FinderRule[];
  /** The questions of each page, by the file that holds its own; those of every page are among them. */
  questions: Record<string, readonly Question[]>;
};

/** A sentence for everything that is wrong with the content, naming file, entry and field; empty when all is well. */
export function findContentProblems(content: Content): string[] {
  return [
    ...content.lists.flatMap(({ file, schema, entries }) =>
      entries.flatMap((entry, index) => {
        const name = label(entry, index);
        const where = typeof file === 'string' ? file : file(name);
        return [...shapeProblems(where, name, schema, entry), ...wordProblems(entry, `${where}: ${name}`)];
      }),
    ),
    ...Object.entries(content.texts).flatMap(([file, words]) => wordProblems(words, file)),
    ...content.packages.flatMap(drawingProblems),
    ...catalogueProblems(content),
    ...benefitProblems(content),
    ...finderProblems(content.finderRules),
    ...questionProblems(content),
    ...storyProblems(content.stories),
    ...redirectProblems(content.redirects, [...PAGE_PATHS, ...caseStudyPaths(content.stories)]),
  ];
}

/** What an entry is called: its id or name, or its place in the list. */
function label(entry: object, index: number): string {
  const { id, name, title, label: ownLabel, from } = entry as Record<string, unknown>;
  return String(id ?? name ?? title ?? ownLabel ?? from ?? `entry ${index + 1}`);
}

function shapeProblems(file: string, name: string, schema: z.core.$ZodType, entry: object): string[] {
  const parsed = (schema as z.ZodMiniType).safeParse(entry);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const field = issue.path.join('.') || 'entry';
    const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], entry);
    if (issue.code === 'unrecognized_keys')
      return `${file}: '${name}' has an unknown field '${issue.keys.join("', '")}'.`;
    if (value === undefined) return `${file}: '${name}' has no field '${field}'.`;
    return `${file}: '${name}' has ${JSON.stringify(value)} as '${field}', which is not allowed there.`;
  });
}

// Prices are numbers in one place; a price inside a text would be a second one that drifts.
function wordProblems(value: unknown, where: string): string[] {
  if (typeof value === 'string') {
    if (/€|\bEUR\b/.test(value)) return [`${where} writes a price a second time: "${value}".`];
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordProblems(inner, `${where}.${key}`));
}

/** A drawing is hidden from screen readers, so its figures stand in the package's words as well. */
function drawingProblems({ id, sections, page }: Package): string[] {
  const { drawnServices, ...others } = page;
  const told = figuresIn([sections, others, drawnServices.map(({ drawing: _, ...words }) => words)]);
  return drawnServices.flatMap(({ title, drawing }) => {
    const marks = drawing.kind === 'field' ? [(drawing.columns * drawing.rows).toLocaleString('en-GB')] : [];
    return [...figuresIn(drawing), ...marks]
      .filter((figure) => !told.includes(figure))
      .map((figure) => `content/packages/${id}.ts: the drawing of '${title}' shows ${figure}, which no text says.`);
  });
}

/** Every figure in the texts of a value. */
function figuresIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/\d[\d,.]*/g) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresIn) : [];
}

function catalogueProblems({ packages, teams, catalogue }: Content): string[] {
  return [
    ...idProblems('content/packages/packages.ts', TIER_IDS, packages),
    ...idProblems('content/teams.ts', TEAM_IDS, teams),
    ...idProblems('content/catalogue.ts', CHECKOUT_IDS, catalogue),
    ...nameProblems(catalogue).map((problem) => `content/packages: ${problem}`),
    ...packages.flatMap((pack, index) => tierProblems(pack, packages.slice(0, index))),
  ];
}

// Each id has one price: a duplicate id would have two, and a missing one none.
function idProblems(file: string, ids: readonly string[], entries: readonly { id: string }[]): string[] {
  const present = entries.map(({ id }) => id);
  const missing = ids.filter((id) => !present.includes(id)).map((id) => `${file}: '${id}' is missing.`);
  return [...missing, ...repeated(present).map((id) => `${file}: '${id}' stands twice, and with it its price.`)];
}

function tierProblems({ id, inherits, sections }: Package, below: readonly Package[]): string[] {
  const file = `content/packages/${id}.ts`;
  const order = sections.map((section) => SECTION_TITLES.indexOf(section.title));
  const sorted = order.every((position, index) => index === 0 || position > (order[index - 1] ?? -1));
  return [
    ...(sorted ? [] : [`${file}: '${id}' lists its sections in another order than SECTION_TITLES does.`]),
    ...(inherits === undefined || below.some((pack) => pack.id === inherits)
      ? []
      : [`${file}: '${id}' inherits from '${inherits}', which does not stand before it.`]),
  ];
}

// A figure has to stand where it is said to come from.
function benefitProblems({ benefits, packages }: Content): string[] {
  return benefits.flatMap(({ title, fact }) => {
    if (fact?.source.feature === undefined) return [];
    const { figure, source } = fact;
    const pack = packages.find(({ id }) => id === source.package);
    const feature = pack && featureOf(pack, source.feature);
    const where = `content/benefits.ts: '${title}'`;
    if (feature === undefined)
      return [`${where} refers to '${source.feature}', which '${source.package}' does not add.`];
    const numbers = figure.match(/\d[\d,.]*/g) ?? [];
    if (numbers.every((number) => feature.includes(number))) return [];
    return [`${where} says '${figure}', and its source '${feature}'.`];
  });
}

/** What a list holds more than once, each named once. */
function repeated(list: readonly string[]): string[] {
  return [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];
}

// Questions and answers are told apart by their ids, which stand in addresses.
function finderProblems(rules: readonly FinderRule[]): string[] {
  return [
    ...repeated(['stage', 'budget', ...rules.map(({ id }) => id)]).map(
      (id) => `content/finder.ts: the question '${id}' stands twice.`,
    ),
    ...rules.flatMap(({ id, answers }) =>
      repeated(answers.map((answer) => answer.id)).map(
        (answer) => `content/finder.ts: '${id}' has the answer '${answer}' twice.`,
      ),
    ),
  ];
}

// An answer has an address on its page.
function questionProblems({ questions }: Content): string[] {
  return Object.entries(questions).flatMap(([file, asked]) =>
    repeated(asked.map(({ id }) => id)).map((id) => `${file}: the question '${id}' stands twice on its page.`),
  );
}

function storyProblems(stories: readonly Story[]): string[] {
  return repeated(caseStudyPaths(stories)).map(
    (path) => `content/stories.ts: two case studies have the address '${path}'.`,
  );
}

function redirectProblems(redirects: readonly Redirect[], pages: readonly string[]): string[] {
  const taken = new Set([...pages, ...DETAILS_REDIRECTS.map(({ from }) => from)]);
  const from = redirects.map((redirect) => redirect.from);
  return redirects.flatMap((redirect, index) => {
    const where = `content/redirects.ts: '${redirect.from}'`;
    if (taken.has(redirect.from)) return [`${where} is a page or a redirect of the site already.`];
    if (from.indexOf(redirect.from) !== index) return [`${where} stands twice.`];
    const target = redirect.to.replace(/[?#].*$/, '');
    if (!pages.includes(target)) return [`${where} leads to '${redirect.to}', which is no page of the site.`];
    return [];
  });
}
