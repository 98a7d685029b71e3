import { z } from '../../domain/zod.ts';
import { text } from '../shapes.ts';

const [few, lane] = [z.int().check(z.minimum(2), z.maximum(60)), z.int().check(z.minimum(1), z.maximum(4))];

/**
 * What a service's drawing shows: a kind from `src/sections/drawings`, with the package's own words and figures. A drawing
 * is decoration, so every figure in it stands in the page's text as well.
 */
export const drawingSchema = z.discriminatedUnion('kind', [
  /** A span of time as a ring of equal parts; the last of them is the one that counts. */
  z.strictObject({
    kind: z.literal('dial'),
    figure: text,
    unit: text,
    parts: z.int().check(z.minimum(2), z.maximum(240)),
  }),
  /** Many on one side, one on the other. */
  z.strictObject({ kind: z.literal('funnel'), many: text, one: text }),
  /** Tests over time, until one crosses the line; or a company that grows below what its systems can carry. */
  z.strictObject({ kind: z.enum(['curve', 'capacity']), above: text, from: text, to: text }),
  /** Three columns of cards; `arrives` moves from the first to the last. */
  z.strictObject({
    kind: z.literal('board'),
    columns: z.array(z.strictObject({ title: text, cards: z.array(text) })).check(z.length(3)),
    arrives: text,
  }),
  /** Four weeks, and what goes on in them: from a week on, or once in each. */
  z.strictObject({
    kind: z.literal('weeks'),
    week: text,
    lanes: z.array(z.strictObject({ text, from: z.union([lane, z.literal('each')]) })).check(z.minLength(1)),
  }),
  /** As many marks as there are things: all ticked, row by row, or a few picked out. */
  z.strictObject({
    kind: z.literal('field'),
    columns: few,
    rows: few,
    marked: z.enum(['all', 'few']),
    from: text,
    to: text,
  }),
  /** A conversation: the reader's side and ours by turns. */
  z.strictObject({ kind: z.literal('exchange'), lines: z.array(text).check(z.minLength(2), z.maxLength(4)) }),
]);
export type Drawing = z.infer<typeof drawingSchema>;

/**
 * How a page's three drawings stand together on a wide screen: in one strip, under a large first one, beside a tall first
 * one, or under a first one on ink.
 */
export const COMPOSITIONS = ['strip', 'lead', 'tall', 'ink'] as const;
export type Composition = (typeof COMPOSITIONS)[number];
