import { HIGHLIGHT_COLORS, SECTION_IDS } from '../../domain/catalogue.ts';
import { PACKAGE_IDS, TIER_IDS } from '../../domain/package-ids.ts';
import { z } from '../../domain/zod.ts';
import { questionSchema } from '../questions.ts';
import { checkoutTextsSchema, pointSchema, price, text } from '../shapes.ts';
import { chosenCardSchema } from './floating-cards.ts';

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const [few, lane] = [between(2, 60), between(1, 4)];

/** A service's drawing, of a kind from `src/sections/drawings`. Decorative, so its figures are in the page's text too. */
const drawingSchema = z.discriminatedUnion('kind', [
  /** A span of time as a ring of equal parts; the last one is highlighted. */
  z.strictObject({ kind: z.literal('dial'), figure: text, unit: text, parts: between(2, 240) }),
  z.strictObject({ kind: z.literal('funnel'), many: text, one: text }),
  /** Tests over time, until one crosses the line; or a company that grows below what its systems can carry. */
  z.strictObject({ kind: z.enum(['curve', 'capacity']), above: text, from: text, to: text }),
  /** Three columns of cards; `arrives` moves from the first to the last. */
  z.strictObject({
    kind: z.literal('board'),
    columns: z.array(z.strictObject({ title: text, cards: z.array(text) })).check(z.length(3)),
    arrives: text,
  }),
  /** Four weeks and what happens in them: from one week on, or once in each. */
  z.strictObject({
    kind: z.literal('weeks'),
    week: text,
    lanes: z.array(z.strictObject({ text, from: z.union([lane, z.literal('each')]) })).check(z.minLength(1)),
  }),
  /** One mark for each thing: all ticked, row by row, or a few highlighted. */
  z.strictObject({
    kind: z.literal('field'),
    columns: few,
    rows: few,
    marked: z.enum(['all', 'few']),
    from: text,
    to: text,
  }),
  z.strictObject({ kind: z.literal('exchange'), lines: z.array(text).check(z.minLength(2), z.maxLength(4)) }),
]);
export type Drawing = z.infer<typeof drawingSchema>;

/** A page's three drawings on a wide screen: in a row, below a large first one, beside a tall one, or below one on ink. */
const COMPOSITIONS = ['strip', 'lead', 'tall', 'ink'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

const sectionSchema = z.strictObject({
  id: z.enum(SECTION_IDS),
  /** The same id in a higher package replaces the lower one's feature: '1x free desk' becomes '2x free desks'. */
  features: z.array(z.strictObject({ id: text, text, note: z.optional(text) })),
});

/** The pictures for a step of 'Working Together'; drawn in `src/sections/package-page/step-picture.tsx`. */
export const STEP_PICTURES = ['call', 'map', 'board', 'chart', 'team', 'pitch', 'server', 'flag'] as const;

const stepSchema = z.strictObject({
  title: text,
  description: text,
  detailedDescription: z.optional(text),
  features: z.array(text),
  image: z.enum(STEP_PICTURES),
});
export type TimelineStep = z.infer<typeof stepSchema>;

const factSchema = z.strictObject({ title: text, description: text });
export type Fact = z.infer<typeof factSchema>;

/** A service of the page: a feature of the package, by id. The title defaults to the feature's text. */
const namedServiceSchema = z.strictObject({ of: text, title: z.optional(text), description: text });

const drawnServiceSchema = z.extend(namedServiceSchema, { drawing: drawingSchema });
export type DrawnService = z.infer<typeof drawnServiceSchema>;

/** A listed service. `greyed` says why it is grey: a lower package has it already, or this one lacks it. */
const serviceSchema = z.extend(namedServiceSchema, {
  greyed: z.optional(
    z.union(
      [z.literal('not-included'), z.strictObject({ included: z.enum(TIER_IDS) })],
      `is neither 'not-included' nor { included: … } with one of ${TIER_IDS.join(', ')}`,
    ),
  ),
});
export type ListedService = z.infer<typeof serviceSchema>;

export const packagePageSchema = z.strictObject({
  title: text,
  lead: text,
  /** For search engines and browser tabs; the site's name is added. */
  metaTitle: text,
  metaDescription: text,
  floatingCards: z.array(chosenCardSchema),
  highlights: z.array(factSchema).check(z.minLength(3), z.maxLength(4)),
  servicesTitle: text,
  composition: z.enum(COMPOSITIONS),
  /** The three services with drawings; the first is the largest. */
  drawnServices: z.tuple([drawnServiceSchema, drawnServiceSchema, drawnServiceSchema]),
  services: z.array(serviceSchema),
  timeline: z.array(stepSchema).check(z.length(4)),
  outcomesTitle: text,
  outcomes: z.array(pointSchema),
  sellingPoints: z.array(pointSchema).check(z.length(3)),
  questions: z.array(questionSchema),
});

const orderedFeatureSchema = z.strictObject({ of: text, as: z.optional(text) });
export type OrderedFeature = z.infer<typeof orderedFeatureSchema>;

export const packageSchema = z.strictObject({
  id: z.enum(TIER_IDS),
  name: text,
  price,
  pricingSuffix: text,
  promise: text,
  /** What its price buys, after the price, beyond the package below. */
  adds: text,
  bestFor: text,
  outcome: text,
  cta: text,
  highlighted: z.boolean(),
  isPopular: z.boolean(),
  highlightColor: z.enum(HIGHLIGHT_COLORS),
  isOneTime: z.boolean(),
  /** The package below, whose features this one includes. */
  inherits: z.optional(z.enum(TIER_IDS)),
  /** What this package adds, by section. */
  sections: z.array(sectionSchema),
  addon: z.optional(text),
  addonLink: z.optional(z.enum(PACKAGE_IDS)),
  addonLinkText: z.optional(text),
  checkout: z.extend(checkoutTextsSchema, { features: z.array(orderedFeatureSchema).check(z.minLength(1)) }),
  page: packagePageSchema,
});
export type Package = z.infer<typeof packageSchema>;
