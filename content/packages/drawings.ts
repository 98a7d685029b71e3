import { z } from '../../domain/zod.ts';
import { text } from '../shapes.ts';

const [few, lane] = [z.int().check(z.minimum(2), z.maximum(60)), z.int().check(z.minimum(1), z.maximum(4))];

/** A service's drawing, of a kind from `src/sections/drawings`. Decorative, so its figures are in the page's text too. */
export const drawingSchema = z.discriminatedUnion('kind', [
  /** A span of time as a ring of equal parts; the last one is highlighted. */
  z.strictObject({
    kind: z.literal('dial'),
    figure: text,
    unit: text,
    parts: z.int().check(z.minimum(2), z.maximum(240)),
  }),
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
export const COMPOSITIONS = ['strip', 'lead', 'tall', 'ink'] as const;
export type Composition = (typeof COMPOSITIONS)[number];
