import * as figures from '../figures.ts';
import { billingTerms, proofWords } from './proof.ts';

const { noticePeriod } = billingTerms;
const notice = noticePeriod ? ` ${proofWords.noticePeriod}: ${noticePeriod}.` : '';

export const commonQuestionWords = {
  'after-ordering': {
    question: 'What happens after I order?',
    answer: `You pay nothing in the checkout and sign nothing. Send us the order at the end. We’ll be in touch within ${figures.answer}, and the work begins with a first call.`,
  },
  cheaper: {
    question: 'Why can a package cost less than a team?',
    answer: `Because they sell different things. ${proofWords.whatYouBuy}`,
  },
  equity: {
    question: 'Do you take equity?',
    answer: 'No. You pay the price of your package, and your company stays yours.',
  },
  cancelling: {
    question: 'Can I cancel?',
    answer: `Monthly packages and teams run from month to month, and you can cancel at the end of any month.${notice} {kickoff} is a one-off and ends by itself.`,
  },
  code: {
    question: 'Do I own the code?',
    answer: 'Yes. What we build for you is yours: the code, the designs and the accounts they run on.',
  },
} as const;

export const homeQuestionWords = {
  time: {
    question: 'How much of my time does it take?',
    answer: `{kickoff} is a ${figures.kickoffCall} call and a ${figures.workshop} workshop. In {get-started} we meet every week for a strategy session, and from {get-momentum} on we plan with you every two weeks as well.`,
  },
  who: {
    question: 'Who works with me?',
    answer:
      'In {get-started} a product manager and a developer, in {get-momentum} a full team. {get-scale} adds technical leadership and a QA team.',
  },
  outgrowing: {
    question: 'What if I outgrow it?',
    answer:
      'You take one step up: each monthly package includes everything in the one before it. If you mainly need engineers, choose {long-term-teams}, {long-term-teams-price}.',
  },
} as const;

export const questionWords = {
  title: 'What founders ask first',
  packageTitle: 'Before you order {name}',
  ask: 'Ask your own question',
  sample: 'Sample answer',
} as const;
export type QuestionWords = typeof questionWords;
