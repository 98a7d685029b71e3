import { tagline } from '../company.ts';
import * as figures from '../figures.ts';
import { names } from './package-names.ts';
import { illustrationNote } from './packages/floating-cards.ts';
import { proofWords } from './proof.ts';

export const home = {
  title: tagline,
  metaDescription: `We help founders choose the right idea, build the first product and prove the market: a one-off kickoff, monthly packages and ${names.teams}.`,
  hero: {
    lead: 'We sit on your side of the table: choosing the idea, building the product, finding the first customers. You bring the ambition; we bring the team and the pace.',
    explore: 'Explore Packages',
    contact: 'Contact Us',
  },
  logos: {
    title: 'Trusted by successful founders',
    /** Before the title while a logo is a shipped sample. */
    sample: 'Sample logos: yours go here',
    pause: 'Pause',
    pauseWhat: 'the logos',
  },
  whatWeDo: {
    eyebrow: 'What we do',
    title: 'Choose it. Build it. Prove it.',
    lead: 'Three jobs that decide whether a company gets going. We do them with you, in this order.',
    button: 'See Our Packages',
  },
  stats: {
    title: 'Our record so far',
    /** Arithmetic on the figures below. */
    text: 'About one idea in {ideas} becomes a validated concept; about one concept in {concepts} launches.',
    drawing: 'Each dot is {count} ideas. The line leads to those that launched.',
  },
  packages: {
    eyebrow: 'Packages',
    title: 'Pay for the stage you are in',
    lead: `Each monthly package includes everything in the one before it. ${proofWords.whatYouBuy}`,
    compare: 'Compare line by line',
    unsure: 'Which one fits you?',
    card: {
      legend: 'Greyed: already part of a lower package.',
      popular: 'Most popular',
      bestFor: 'Where you are:',
      outcome: 'Outcome:',
      listed: 'All {count} features',
      allOf: 'All of {name} ({count} features)',
      alreadyIncluded: '(already in a lower package)',
      notIncluded: 'Not included:',
      higher: 'In a higher package:',
      addon: '{addon} from {price} a month,',
    },
    teamsBanner: {
      title: names.teams,
      text: 'Engineers who join for the long run: part-time, full-time or a whole team.',
      button: 'Learn More',
      about: `about ${names.teams}`,
      contact: 'Ask about a team',
    },
    innovationBanner: {
      title: 'Corporate Innovation',
      text: 'Building something new inside a large company? Our partner works with corporate teams.',
      button: 'Learn More',
      about: 'about Corporate Innovation on our partner’s site',
    },
  },
  benefits: { eyebrow: 'The Advantage', title: 'What changes when you don’t start alone', source: 'See it in' },
  stories: {
    eyebrow: 'Success stories',
    title: 'The day it got going',
    lead: 'Where each founder began, and what came of it.',
    link: 'Read full case study',
    linkOf: 'of',
    beganWith: 'Began with {package}',
    quoted: '‘{quote}’',
    sample: 'Sample story',
  },
} as const;
export type HomeWords = typeof home;

export const benefitWords = [
  {
    title: 'Build faster',
    description: 'Spend the time on the product, not on hiring.',
    fact: { figure: `< ${figures.fullTeam}`, spoken: `under ${figures.fullTeam}`, label: 'to a full team' },
  },
  {
    title: 'Capital efficient',
    description: 'You pay for the stage you are in, and no other.',
    fact: { figure: '{price}', label: 'a month for product, engineering and coaching' },
  },
  {
    title: 'With less risk',
    description: 'Test first, then build. The plan is reviewed as you learn.',
    fact: { figure: `${figures.validationPlan} days`, label: 'to validate before you build' },
  },
] as const;

export const serviceWords = [
  {
    title: 'Idea Selection',
    description: `Bring one idea or ten. We check each against what ${figures.ideasEvaluated} evaluated ideas have taught us.`,
    extendedDescription: 'You leave with the one worth your time, and the reasons in writing.',
  },
  {
    title: 'Product Development',
    description: 'A product manager and a developer join you and ship the first version in small, visible steps.',
    extendedDescription: 'You see the board and set the priorities; we keep the pace.',
  },
  {
    title: 'Market Validation',
    description: 'Tests with real people, week after week, until the numbers say go, change or stop.',
    extendedDescription: `The validation plan runs ${figures.validationPlan} days. If the answer is no, you know before spending a year.`,
  },
] as const;

export const heroArtWords = {
  fundability: { title: 'Fundability score', note: 'Seed ready' },
  confidence: {
    title: 'Idea confidence',
    note: 'The lowest counts',
    parts: [{ label: 'Problem' }, { label: 'Market' }, { label: 'Timing' }],
  },
  cto: {
    name: 'Mira',
    role: 'Interim CTO',
    messages: [
      { text: 'Do we need our own servers for launch?' },
      { text: 'Not yet. First users first.' },
      { text: 'Board is ready for Monday.' },
    ],
  },
  note: illustrationNote,
} as const;
