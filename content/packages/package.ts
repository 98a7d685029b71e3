import { HIGHLIGHT_COLORS, SECTION_TITLES } from '../../domain/catalogue.ts';
import { PACKAGE_IDS, TIER_IDS } from '../../domain/package-ids.ts';
import { z } from '../../domain/zod.ts';
import { questionSchema } from '../questions.ts';
import { checkoutTextsSchema, pointSchema, price, text } from '../shapes.ts';
import { COMPOSITIONS, drawingSchema } from './drawings.ts';
import { chosenCardSchema } from './floating-cards.ts';

const sectionSchema = z.strictObject({
  title: z.enum(SECTION_TITLES),
  /** The same id in a higher tier replaces the lower tier's feature: '1x free desk' becomes '2x free desks'. */
  features: z.array(z.strictObject({ id: text, text })),
});

/** The pictures that a step of 'Working Together' may have; drawn in `src/sections/package-page/step-picture.tsx`. */
export const STEP_PICTURES = ['call', 'map', 'board', 'chart', 'team', 'pitch', 'server', 'flag'] as const;

const stepSchema = z.strictObject({
  title: text,
  description: text,
  /** What can be unfolded below the description. */
  detailedDescription: z.optional(text),
  features: z.array(text),
  image: z.enum(STEP_PICTURES),
});
export type TimelineStep = z.infer<typeof stepSchema>;

/** A plain fact: a title and a sentence. */
const factSchema = z.strictObject({ title: text, description: text });
export type Fact = z.infer<typeof factSchema>;

/** A service of the page: a feature of the package, by its id. Without a title it is called as the feature is. */
const namedServiceSchema = z.strictObject({ of: text, title: z.optional(text), description: text });

/** A service with a picture of it. */
const drawnServiceSchema = z.extend(namedServiceSchema, { drawing: drawingSchema });
export type DrawnService = z.infer<typeof drawnServiceSchema>;

/** A service of the list. `greyed` says why it is grey: a lower tier has it already, or it is not part of this one. */
const serviceSchema = z.extend(namedServiceSchema, {
  greyed: z.optional(z.union([z.literal('not-included'), z.strictObject({ included: z.enum(TIER_IDS) })])),
});
export type ListedService = z.infer<typeof serviceSchema>;

/** The words of a package's own page, top to bottom. */
export const packagePageSchema = z.strictObject({
  title: text,
  lead: text,
  /** What search engines and browser tabs show; the site's name is added. */
  metaTitle: text,
  metaDescription: text,
  floatingCards: z.array(chosenCardSchema),
  /** What stands in one line under the hero. */
  highlights: z.array(factSchema).check(z.minLength(3), z.maxLength(4)),
  servicesTitle: text,
  composition: z.enum(COMPOSITIONS),
  /** The three services that are drawn; the first is the largest picture where the composition has one. */
  drawnServices: z.tuple([drawnServiceSchema, drawnServiceSchema, drawnServiceSchema]),
  /** All the others, listed. */
  services: z.array(serviceSchema),
  /** The steps of working together, numbered in this order. */
  timeline: z.array(stepSchema).check(z.length(4)),
  outcomesTitle: text,
  outcomes: z.array(pointSchema),
  sellingPoints: z.array(pointSchema).check(z.length(3)),
  /** What founders ask of this package, beside `commonQuestions`. */
  questions: z.array(questionSchema),
});
export type PackagePage = z.infer<typeof packagePageSchema>;

/** A feature beside an order, by its id; `as` is what it is called there. */
const orderedFeatureSchema = z.strictObject({ of: text, as: z.optional(text) });
export type OrderedFeature = z.infer<typeof orderedFeatureSchema>;

/** Everything about a package: its card, what the checkout says of it, and its page. */
export const packageSchema = z.strictObject({
  id: z.enum(TIER_IDS),
  name: text,
  price,
  pricingSuffix: text,
  /** One line for lists where packages stand side by side. */
  promise: text,
  bestFor: text,
  outcome: text,
  cta: text,
  highlighted: z.boolean(),
  isPopular: z.boolean(),
  highlightColor: z.enum(HIGHLIGHT_COLORS),
  isOneTime: z.boolean(),
  /** The package below, whose features this one holds too. */
  inherits: z.optional(z.enum(TIER_IDS)),
  /** What this package adds, section by section, in the order of `SECTION_TITLES`. */
  sections: z.array(sectionSchema),
  addon: z.optional(text),
  addonLink: z.optional(z.enum(PACKAGE_IDS)),
  addonLinkText: z.optional(text),
  checkout: z.extend(checkoutTextsSchema, { features: z.array(orderedFeatureSchema).check(z.minLength(1)) }),
  page: packagePageSchema,
});
export type Package = z.infer<typeof packageSchema>;
