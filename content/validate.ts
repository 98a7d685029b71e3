import { HIGHLIGHT_COLORS, SECTION_TITLES } from '../domain/catalogue.ts';
import { CHECKOUT_IDS, TEAM_IDS, TIER_IDS } from '../domain/package-ids.ts';
import { SURFACES } from '../domain/price.ts';
import { z } from '../domain/zod.ts';
import { ICON_NAMES } from './icon-names.ts';
import { LOGO_NAMES } from './logos.ts';
import { HERO_CARDS } from './package-pages/package-page.ts';
import { PORTRAIT_NAMES } from './stories.ts';
import { TECHNOLOGY_GROUPS } from './technology.ts';

const text = z.string().check(z.minLength(1));
const path = z.string().check(z.regex(/^\//));
const cents = z.int().check(z.positive());
const amount = z.union([cents, z.literal('custom')]);
const features = z.array(z.object({ id: text, text }));

const point = z.object({ icon: z.enum(ICON_NAMES), title: text, description: text });
const step = z.object({
  number: z.int(),
  title: text,
  description: text,
  detailedDescription: z.optional(text),
  features: z.array(text),
  image: text,
});

/** What each list of content must look like, by the file that holds it. */
const SHAPES = {
  packages: z.object({
    id: z.enum(TIER_IDS),
    name: text,
    price: z.object({ amount, otherReading: z.optional(z.object({ surface: z.enum(SURFACES), cents })) }),
    pricingSuffix: text,
    promise: text,
    bestFor: text,
    outcome: text,
    cta: text,
    highlighted: z.boolean(),
    isPopular: z.boolean(),
    link: path,
    highlightColor: z.enum(HIGHLIGHT_COLORS),
    isOneTime: z.boolean(),
    inherits: z.optional(z.enum(TIER_IDS)),
    sections: z.array(z.object({ title: z.enum(SECTION_TITLES), features })),
    addon: z.optional(text),
    addonLink: z.optional(path),
    addonLinkText: z.optional(text),
  }),
  teams: z.object({
    id: z.enum(TEAM_IDS),
    title: text,
    hours: z.nullable(z.number()),
    fte: z.nullable(z.number()),
    cost: amount,
    description: text,
    path,
    displayed: z.boolean(),
  }),
  checkout: z.object({
    id: z.enum(CHECKOUT_IDS),
    description: text,
    features: z.array(text).check(z.minLength(1)),
    nextSteps: text,
  }),
  'package-pages': z.object({
    id: z.enum(TIER_IDS),
    title: text,
    lead: text,
    metaDescription: text,
    heroCards: z.array(z.enum(HERO_CARDS)),
    highlights: z.array(point),
    servicesTitle: text,
    services: z.array(point),
    timeline: z.array(step).check(z.length(4)),
    outcomesTitle: text,
    outcomes: z.array(point),
    sellingPoints: z.array(point).check(z.length(3)),
  }),
  services: z.object({
    title: text,
    description: text,
    extendedDescription: z.optional(text),
    visualization: z.enum(['idea-funnel', 'delivery-board', 'validation-curve']),
  }),
  benefits: z.extend(point, { fact: z.optional(z.object({ figure: text, label: text })) }),
  stories: z.object({
    name: text,
    role: text,
    company: text,
    image: z.enum(PORTRAIT_NAMES),
    quote: text,
    link: z.optional(text),
    isSample: z.boolean(),
  }),
  logos: z.object({ id: z.enum(LOGO_NAMES), width: z.int(), name: text, isSample: z.boolean() }),
  claims: z.object({ figure: text, label: text }),
  stats: z.object({ figure: text, label: text }),
  technology: z.object({
    id: z.enum(TECHNOLOGY_GROUPS),
    technologies: z.array(z.object({ name: text, symbol: z.string().check(z.length(2)) })).check(z.minLength(1)),
  }),
} as const;

export type ContentName = keyof typeof SHAPES;
export type Content = Record<ContentName, readonly object[]>;

/** A sentence for everything that is wrong with the content, naming file, entry and field; empty when all is well. */
export function findContentProblems(content: Content): string[] {
  const names = Object.keys(SHAPES) as ContentName[];
  return names
    .flatMap((name) => [
      ...content[name].flatMap((entry, index) => shapeProblems(name, entry, index)),
      ...duplicateProblems(name, content[name]),
      ...content[name].flatMap((entry, index) => priceInText(entry, `${name}: ${label(entry, index)}`)),
    ])
    .concat(missingProblems(content), orderProblems(content));
}

function label(entry: object, index: number): string {
  const { id, name, title, label } = entry as Record<string, unknown>;
  return String(id ?? name ?? title ?? label ?? `entry ${index + 1}`);
}

function shapeProblems(name: ContentName, entry: object, index: number): string[] {
  const parsed = z.strictObject(SHAPES[name].shape).safeParse(entry);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const field = issue.path.join('.') || 'entry';
    const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], entry);
    if (issue.code === 'unrecognized_keys') return `${name}: '${label(entry, index)}' has an unknown field.`;
    if (value === undefined) return `${name}: '${label(entry, index)}' has no field '${field}'.`;
    return `${name}: '${label(entry, index)}' has ${JSON.stringify(value)} as '${field}', which is not allowed there.`;
  });
}

// A price belongs to an id, and an id that stands twice would have two.
function duplicateProblems(name: ContentName, entries: readonly object[]): string[] {
  const ids = entries.map((entry) => (entry as { id?: string }).id).filter((id) => id !== undefined);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `${name}: '${id}' stands twice, and with it its price.`);
}

// Prices are numbers in one place; a price inside a text would be a second one that nobody keeps in step.
function priceInText(value: unknown, where: string): string[] {
  if (typeof value === 'string') {
    return /€|\bEUR\b/.test(value) ? [`${where} writes a price a second time: "${value}".`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => priceInText(inner, `${where}.${key}`));
}

function missingProblems(content: Content): string[] {
  const expected = { packages: TIER_IDS, teams: TEAM_IDS, checkout: CHECKOUT_IDS, 'package-pages': TIER_IDS } as const;
  return Object.entries(expected).flatMap(([name, ids]) => {
    const present = new Set(content[name as ContentName].map((entry) => (entry as { id: string }).id));
    return ids.filter((id) => !present.has(id)).map((id) => `${name}: '${id}' is missing.`);
  });
}

function orderProblems(content: Content): string[] {
  return (content.packages as { id: string; sections?: { title: string }[] }[]).flatMap(({ id, sections = [] }) => {
    const order = sections.map((section) => (SECTION_TITLES as readonly string[]).indexOf(section.title));
    const sorted = order.every((position, index) => index === 0 || position > (order[index - 1] ?? -1));
    return sorted ? [] : [`packages: '${id}' does not list its sections in the specified order.`];
  });
}
