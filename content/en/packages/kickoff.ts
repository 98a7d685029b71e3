import * as figures from '../../figures.ts';
import { names } from '../package-names.ts';
import { dayOfPlan, spanOf } from '../spans.ts';

const [count, unit] = spanOf(figures.kickoffCall).split(' ') as [string, string];

export const kickoffWords = {
  name: names.kickoff,
  pricingSuffix: 'one-time',
  promise: 'Find out whether your idea deserves the next year',
  adds: 'One call, one workshop, one plan',
  bestFor: 'You have an idea and want an honest answer before you build.',
  outcome: `A clear direction and a ${figures.validationPlan}-day plan to test it.`,
  cta: `Explore ${names.kickoff}`,
  sections: {
    idea: {
      features: {
        'kickoff-call': { text: `${figures.kickoffCall} kickoff call` },
        workshop: { text: `${figures.workshop} workshop` },
        'idea-screening': { text: `Your idea checked against ${figures.ideasEvaluated} evaluated ideas` },
        'validation-plan': { text: `Validation plan for ${figures.validationPlan} days` },
      },
    },
    product: {
      features: {
        'technical-assessment': { text: 'Technical assessment' },
        roadmap: { text: 'Roadmap and stack recommendations' },
        estimate: { text: 'Budget and timeline estimate' },
      },
    },
    retro: { features: { review: { text: `One review session, looking ${figures.firstReview} days ahead` } } },
  },
  checkout: {
    description: `A ${figures.workshop} workshop that turns your idea into a plan you can act on.`,
    features: [{}, { as: 'Roadmap' }, { as: 'Stack recommendations' }, {}],
    nextSteps: `We agree a date with you for your ${figures.kickoffCall} kickoff call.`,
  },
  page: {
    title: 'An honest answer before you build',
    lead: 'One call, one workshop, one plan. You find out whether the idea holds up, what it would take to build and what to test first.',
    metaTitle: `${names.kickoff}: an honest answer about your idea`,
    metaDescription: `${names.kickoff}: a ${figures.kickoffCall} call and a workshop that test your idea, with a technical assessment, a roadmap and a validation plan for ${figures.validationPlan} days.`,
    floatingCards: [
      {
        text: dayOfPlan,
        rows: [
          { text: 'Interviews', value: 'done' },
          { text: 'A price on a test page', value: 'done' },
          { text: 'First paid pilot', value: 'next' },
        ],
      },
      { reply: 'One screen, for one job.' },
    ],
    highlights: [
      {
        title: 'One clear direction',
        description: `Your idea checked against ${figures.ideasEvaluated} evaluated ideas.`,
      },
      {
        title: `A plan for ${figures.validationPlan} days`,
        description: 'What to test, in which order, and what counts as a yes.',
      },
      { title: 'One payment', description: 'No subscription, no obligation to go on.' },
    ],
    servicesTitle: `What’s in ${names.kickoff}`,
    drawnServices: {
      'kickoff-call': {
        description: 'The idea, the market and you: what is known and what is only hoped for.',
        drawing: { figure: count, unit },
      },
      workshop: {
        description: 'We take the idea apart and put the strongest version back together.',
        drawing: { many: `${figures.ideasEvaluated} evaluated ideas`, one: 'One clear direction' },
      },
      'validation-plan': {
        title: 'Validation plan',
        description: `${figures.validationPlan} days of tests with real people, smallest first.`,
        drawing: { above: 'What counts as a yes', from: 'First test', to: `Day ${figures.validationPlan}` },
      },
    },
    services: {
      'technical-assessment': { description: 'What is hard, what you can buy and what has to be built.' },
      roadmap: { title: 'Roadmap and stack', description: 'Recommended technologies and the order of the work.' },
      estimate: { title: 'Budget and timeline', description: 'An estimate you can plan with, for the first version.' },
    },
    timeline: [
      {
        title: 'Kickoff call',
        description: `${spanOf(figures.kickoffCall)} to understand the idea and why it is yours.`,
        detailedDescription:
          'We send the questions ahead, so the call is spent on answers. Bring whoever should hear them.',
        features: [spanOf(figures.kickoffCall), 'Questions sent ahead'],
      },
      {
        title: 'Workshop',
        description: `${spanOf(figures.workshop)} on customers, competition and the first version.`,
        features: [spanOf(figures.workshop), 'Worked through with you'],
      },
      {
        title: 'Your plan',
        description: 'Validation plan, roadmap and estimate in one place.',
        features: [`${figures.validationPlan}-day validation plan`, 'Budget and timeline estimate'],
      },
      {
        title: 'Review',
        description: 'One session on what the first tests have shown.',
        features: [`One review session, next ${figures.firstReview} days`],
      },
    ],
    outcomesTitle: 'What you leave with',
    outcomes: [
      { title: 'A decision', description: 'Go, change or stop, with the reasons in writing.' },
      { title: 'A first test', description: 'Small enough to start right away.' },
      { title: 'A realistic number', description: 'What the first version costs and how long it takes.' },
    ],
    sellingPoints: [
      { title: `${spanOf(figures.kickoffCall)} to begin`, description: 'A call is all it takes to start.' },
      {
        title: `${figures.ideasEvaluated} ideas evaluated`,
        description: 'The experience that your idea is measured against.',
      },
      {
        title: `${figures.validationPlan} days ahead`,
        description: 'What to test with the market, and in which order.',
      },
    ],
    questions: {
      time: {
        question: 'How much of my time does it take?',
        answer: `A ${figures.kickoffCall} call and a ${figures.workshop} workshop, and later one review session that looks at the next ${figures.firstReview} days.`,
      },
      afterwards: {
        question: 'What will I have at the end of it?',
        answer: `A ${figures.validationPlan}-day validation plan, a technical assessment, a roadmap, recommendations for the stack, and an estimate of budget and timeline.`,
      },
      outgrowing: {
        question: 'And if the answer is yes?',
        answer: 'Then {get-started} builds it, with a product manager and a developer, for {get-started-price}.',
      },
    },
  },
} as const;
