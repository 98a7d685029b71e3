import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { caveatWords, ruleWords } from './en/finder.ts';
import { addressId, text } from './shapes.ts';
import { withWords } from './with-words.ts';

const speaksSchema = z.strictObject({
  package: z.enum(PACKAGE_IDS),
  points: z.int().check(z.minimum(1), z.maximum(3)),
  /** A sentence about the package that also reads well when another one is recommended. */
  reason: text,
});

export const finderRuleSchema = z.strictObject({
  id: addressId,
  question: text,
  answers: z
    .array(z.strictObject({ id: addressId, label: text, for: z.array(speaksSchema).check(z.minLength(1)) }))
    .check(z.minLength(2), z.maxLength(6)),
});
export type FinderRule = z.infer<typeof finderRuleSchema>;

export const caveatSchema = z.strictObject({ id: z.enum(PACKAGE_IDS), text });

/** The questions between stage and budget, which follow from `stages.ts` and the prices. */
export const finderRules: readonly FinderRule[] = withWords(
  [
    {
      id: 'have',
      answers: [
        {
          id: 'idea',
          for: [
            { package: 'kickoff', points: 2 },
            { package: 'get-started', points: 1 },
          ],
        },
        {
          id: 'plan',
          for: [
            { package: 'get-started', points: 2 },
            { package: 'kickoff', points: 1 },
          ],
        },
        {
          id: 'product',
          for: [
            { package: 'get-momentum', points: 2 },
            { package: 'get-scale', points: 1 },
          ],
        },
        {
          id: 'team',
          for: [
            { package: 'get-scale', points: 2 },
            { package: 'long-term-teams', points: 2 },
          ],
        },
      ],
    },
    {
      id: 'lack',
      answers: [
        { id: 'certainty', for: [{ package: 'kickoff', points: 3 }] },
        {
          id: 'builders',
          for: [
            { package: 'get-started', points: 3 },
            { package: 'long-term-teams', points: 1 },
          ],
        },
        {
          id: 'investors',
          for: [
            { package: 'get-momentum', points: 3 },
            { package: 'get-scale', points: 1 },
          ],
        },
        { id: 'leadership', for: [{ package: 'get-scale', points: 3 }] },
        {
          id: 'engineers',
          for: [
            { package: 'long-term-teams', points: 3 },
            { package: 'get-scale', points: 1 },
          ],
        },
      ],
    },
    {
      id: 'time',
      answers: [
        {
          id: 'hours',
          for: [
            { package: 'kickoff', points: 2 },
            { package: 'long-term-teams', points: 1 },
          ],
        },
        {
          id: 'days',
          for: [
            { package: 'get-started', points: 2 },
            { package: 'get-momentum', points: 1 },
          ],
        },
        {
          id: 'all',
          for: [
            { package: 'get-momentum', points: 2 },
            { package: 'get-scale', points: 2 },
            { package: 'get-started', points: 1 },
          ],
        },
      ],
    },
  ],
  ruleWords,
);

export const caveats: readonly z.infer<typeof caveatSchema>[] = withWords(
  [{ id: 'kickoff' }, { id: 'get-started' }, { id: 'get-momentum' }, { id: 'get-scale' }, { id: 'long-term-teams' }],
  caveatWords,
);
