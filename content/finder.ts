import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { addressId, text } from './shapes.ts';

const speaksSchema = z.strictObject({
  package: z.enum(PACKAGE_IDS),
  points: z.int().check(z.minimum(1), z.maximum(3)),
  /** A sentence about the package that also reads well when another one is recommended. */
  reason: text,
});

/** A question with answers, each of which counts towards some packages. */
export const finderRuleSchema = z.strictObject({
  id: addressId,
  question: text,
  answers: z
    .array(z.strictObject({ id: addressId, label: text, for: z.array(speaksSchema).check(z.minLength(1)) }))
    .check(z.minLength(2), z.maxLength(6)),
});
export type FinderRule = z.infer<typeof finderRuleSchema>;

/** What a package does not do, shown with its recommendation. */
export const caveatSchema = z.strictObject({ id: z.enum(PACKAGE_IDS), text });

/** The questions between stage and budget, which follow from `stages.ts` and the prices. */
export const finderRules: readonly FinderRule[] = [
  {
    id: 'have',
    question: 'What do you already have?',
    answers: [
      {
        id: 'idea',
        label: 'An idea, and nothing built',
        for: [
          {
            package: 'kickoff',
            points: 2,
            reason: `Your idea is checked against ${figures.ideasEvaluated} evaluated ideas before anything is built.`,
          },
          { package: 'get-started', points: 1, reason: 'MVP development is part of it.' },
        ],
      },
      {
        id: 'plan',
        label: 'A plan or a prototype',
        for: [
          {
            package: 'get-started',
            points: 2,
            reason: 'A product manager and a developer turn it into a first version.',
          },
          {
            package: 'kickoff',
            points: 1,
            reason: 'A technical assessment shows what is hard, what you can buy and what has to be built.',
          },
        ],
      },
      {
        id: 'product',
        label: 'A product that people use',
        for: [
          { package: 'get-momentum', points: 2, reason: 'Analytics reports show what your users do.' },
          {
            package: 'get-scale',
            points: 1,
            reason: 'Scalable infrastructure and DevOps carry a product that is in use.',
          },
        ],
      },
      {
        id: 'team',
        label: 'A product, and a team of our own',
        for: [
          {
            package: 'get-scale',
            points: 2,
            reason: 'Technical leadership and a QA team join the people you have.',
          },
          { package: 'long-term-teams', points: 2, reason: 'Its people work on your backlog alongside your own.' },
        ],
      },
    ],
  },
  {
    id: 'lack',
    question: 'What do you lack most?',
    answers: [
      {
        id: 'certainty',
        label: 'Certainty that the idea is right',
        for: [
          {
            package: 'kickoff',
            points: 3,
            reason: `A validation plan tests it for ${figures.validationPlan} days, smallest test first.`,
          },
        ],
      },
      {
        id: 'builders',
        label: 'Someone to build it with',
        for: [
          {
            package: 'get-started',
            points: 3,
            reason: 'A dedicated product manager and a developer build the first version with you.',
          },
          { package: 'long-term-teams', points: 1, reason: 'Engineers build, for as many hours a week as you choose.' },
        ],
      },
      {
        id: 'investors',
        label: 'Investors',
        for: [
          {
            package: 'get-momentum',
            points: 3,
            reason: `It has a list of ${figures.investors} VCs and angels, and a pitch session with you alone.`,
          },
          { package: 'get-scale', points: 1, reason: 'Due-diligence support has answers ready when investors ask.' },
        ],
      },
      {
        id: 'leadership',
        label: 'Technical leadership',
        for: [
          { package: 'get-scale', points: 3, reason: 'Architecture, hiring and priorities are in experienced hands.' },
        ],
      },
      {
        id: 'engineers',
        label: 'Engineers for the long run',
        for: [
          { package: 'long-term-teams', points: 3, reason: 'The same people work for you every week.' },
          { package: 'get-scale', points: 1, reason: `A full team is complete in under ${figures.fullTeam}.` },
        ],
      },
    ],
  },
  {
    id: 'time',
    question: 'How much time do you have for it?',
    answers: [
      {
        id: 'hours',
        label: 'A few hours a week',
        for: [
          { package: 'kickoff', points: 2, reason: 'It takes a call, a workshop and a review session.' },
          { package: 'long-term-teams', points: 1, reason: 'You have one contact, and a report every week.' },
        ],
      },
      {
        id: 'days',
        label: 'A few days a week',
        for: [
          { package: 'get-started', points: 2, reason: 'One strategy session a week keeps the pace.' },
          { package: 'get-momentum', points: 1, reason: 'Planning is every two weeks.' },
        ],
      },
      {
        id: 'all',
        label: 'All of my time',
        for: [
          { package: 'get-momentum', points: 2, reason: 'A full team keeps up with you, planned every two weeks.' },
          { package: 'get-scale', points: 2, reason: 'It is made for the stage when everything is urgent at once.' },
          { package: 'get-started', points: 1, reason: 'One strategy session a week keeps the pace.' },
        ],
      },
    ],
  },
];

export const caveats: readonly z.infer<typeof caveatSchema>[] = [
  { id: 'kickoff', text: 'Nothing gets built: you leave with a clear direction and a plan.' },
  { id: 'get-started', text: 'Pitch sessions and a list of investors are not part of it.' },
  { id: 'get-momentum', text: 'Technical leadership, a QA team and security audits are not part of it.' },
  { id: 'get-scale', text: 'Much of it would sit idle in a company that is not growing yet.' },
  { id: 'long-term-teams', text: 'Coaching, pitch sessions and desks are not part of it.' },
];

/** The texts of the finder. `{…}` is filled in. */
export const finder = {
  title: 'Which package fits me?',
  metaDescription:
    'Five plain questions and one package as the answer, with reasons for it, reasons to think twice, and what the next package up adds.',
  budget: {
    question: 'How much can you spend a month?',
    under: 'Under {next}',
    above: '{from} or more',
  },
  progress: 'Question {number} of {total}',
  next: 'Next',
  back: 'Back',
  /** At the first question instead. */
  choose: 'Choose one of these to go on.',
  finish: 'See which package fits',
  rules: 'How answers are weighed',
  person: 'Rather talk to a person? Ask us',
  result: {
    /** The page title while the result shows. */
    title: 'Your best fit: {name}',
    eyebrow: 'This fits you',
    /** Instead, when the budget rules out a better fit. */
    closest: 'The closest within your budget',
    order: 'Order Now',
    ask: 'Ask about this result',
    offer: 'Printable summary',
    see: 'See {name}',
    compare: 'Compare line by line',
    why: 'Why this one',
    against: 'Reasons to think twice',
    withinBudget: 'Its price is within your budget.',
    paidOnce: 'You pay once; there is nothing to pay each month.',
    aboveBudget: 'No package is within your budget. This is the cheapest: {price}.',
    beyondBudget: 'Your other answers point to {name}, but its price of {price} is above your budget.',
    points: 'Points to {name}: {reason}',
    up: 'One step up',
    adds: 'It would add',
    answers: 'Your answers',
    change: 'Change',
    again: 'Start over',
    /** The contact form's message. */
    message: 'My answers to "{title}" led to {name}.',
  },
  /** A recommendation's page without JavaScript. */
  whom: {
    title: 'Who {name} is for',
    eyebrow: 'If this sounds like you',
    ask: 'A few plain questions, and one package as the answer.',
    /** Replaces a result's texts. */
    result: { ask: 'Ask about it', why: 'It fits you if you say' },
    description: '{name}: {promise}. Who it is for, reasons to think twice, and what the next package up adds.',
  },
  answers: {
    title: 'How answers are weighed',
    lead: 'Each answer gives points to packages. Of the packages within your budget, the one with the most points is the answer; in a tie, the cheapest.',
    metaDescription:
      'How the five questions lead to one package: which package each answer points to, and how strongly.',
    /** Shown when the answers were not evaluated. */
    unevaluated:
      'If you came from the questions, one of them is still unanswered, or this page could not combine your answers. Below is the package that each answer points to.',
    points: ['a little', 'a lot', 'most of all'],
    budget: 'Rules out the packages that cost more a month.',
    again: 'Answer the questions',
  },
} as const;
export type FinderWords = typeof finder;
