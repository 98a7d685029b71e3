import * as figures from '../figures.ts';

export const ruleWords = {
  have: {
    question: 'What do you already have?',
    answers: {
      idea: {
        label: 'An idea, and nothing built',
        for: [
          {
            reason: `Your idea is checked against ${figures.ideasEvaluated} evaluated ideas before anything is built.`,
          },
          { reason: 'MVP development is part of it.' },
        ],
      },
      plan: {
        label: 'A plan or a prototype',
        for: [
          { reason: 'A product manager and a developer turn it into a first version.' },
          { reason: 'A technical assessment shows what is hard, what you can buy and what has to be built.' },
        ],
      },
      product: {
        label: 'A product that people use',
        for: [
          { reason: 'Analytics reports show what your users do.' },
          { reason: 'Scalable infrastructure and DevOps carry a product that is in use.' },
        ],
      },
      team: {
        label: 'A product, and a team of our own',
        for: [
          { reason: 'Technical leadership and a QA team join the people you have.' },
          { reason: 'Its people work on your backlog alongside your own.' },
        ],
      },
    },
  },
  lack: {
    question: 'What do you lack most?',
    answers: {
      certainty: {
        label: 'Certainty that the idea is right',
        for: [{ reason: `A validation plan tests it for ${figures.validationPlan} days, smallest test first.` }],
      },
      builders: {
        label: 'Someone to build it with',
        for: [
          { reason: 'A dedicated product manager and a developer build the first version with you.' },
          { reason: 'Engineers build, for as many hours a week as you choose.' },
        ],
      },
      investors: {
        label: 'Investors',
        for: [
          { reason: `It has a list of ${figures.investors} VCs and angels, and a pitch session with you alone.` },
          { reason: 'Due-diligence support has answers ready when investors ask.' },
        ],
      },
      leadership: {
        label: 'Technical leadership',
        for: [{ reason: 'Architecture, hiring and priorities are in experienced hands.' }],
      },
      engineers: {
        label: 'Engineers for the long run',
        for: [
          { reason: 'The same people work for you every week.' },
          { reason: `A full team is complete in under ${figures.fullTeam}.` },
        ],
      },
    },
  },
  time: {
    question: 'How much time do you have for it?',
    answers: {
      hours: {
        label: 'A few hours a week',
        for: [
          { reason: 'It takes a call, a workshop and a review session.' },
          { reason: 'You have one contact, and a report every week.' },
        ],
      },
      days: {
        label: 'A few days a week',
        for: [{ reason: 'One strategy session a week keeps the pace.' }, { reason: 'Planning is every two weeks.' }],
      },
      all: {
        label: 'All of my time',
        for: [
          { reason: 'A full team keeps up with you, planned every two weeks.' },
          { reason: 'It is made for the stage when everything is urgent at once.' },
          { reason: 'One strategy session a week keeps the pace.' },
        ],
      },
    },
  },
} as const;

export const caveatWords = {
  kickoff: { text: 'Nothing gets built: you leave with a clear direction and a plan.' },
  'get-started': { text: 'Pitch sessions and a list of investors are not part of it.' },
  'get-momentum': { text: 'Technical leadership, a QA team and security audits are not part of it.' },
  'get-scale': { text: 'Much of it would sit idle in a company that is not growing yet.' },
  'long-term-teams': { text: 'Coaching, pitch sessions and desks are not part of it.' },
} as const;

export const finder = {
  title: 'Which package fits me?',
  metaDescription:
    'Five plain questions and one package as the answer, with reasons for it, reasons to think twice, and what the next package up adds.',
  budget: { question: 'How much can you spend a month?', under: 'Under {next}', above: '{from} or more' },
  progress: 'Question {number} of {total}',
  next: 'Next',
  back: 'Back',
  choose: 'Choose one of these to go on.',
  finish: 'See which package fits',
  rules: 'How answers are weighed',
  person: 'Rather talk to a person? Ask us',
  result: {
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
    beyondBudget: 'Your other answers point to {name}, but it costs {price}, which is above your budget.',
    points: 'Points to {name}: {reason}',
    up: 'One step up',
    adds: 'It would add',
    answers: 'Your answers',
    change: 'Change',
    again: 'Start over',
    message: 'My answers to "{title}" led to {name}.',
  },
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
