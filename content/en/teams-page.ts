import { WEEKS_A_MONTH } from '../../domain/price.ts';
import * as figures from '../figures.ts';
import { oneEngineerUpTo } from '../teams.ts';
import { names } from './package-names.ts';

export const teamsPageWords = {
  metaTitle: `${names.teams} from 10 hours a week`,
  metaDescription: `${names.teams} for founders: from 10 hours a week to a full team, with a dedicated account manager and weekly reports.`,
  hero: {
    title: names.teams,
    lead: `Engineers who stay with your product for as long as it needs them. You choose the hours; we find the people, from a pool of ${figures.engineers} engineers.`,
    button: 'Explore Packages',
  },
  floatingCards: [
    {},
    {
      text: 'Week 14 on the same product',
      rows: [
        { text: 'Payments', value: 'live' },
        { text: 'Invoices', value: 'in review' },
        { text: 'Search', value: 'next' },
      ],
    },
    {},
  ],
  sellingPoints: `Why a ${names.team}`,
  packages: {
    title: 'Choose your pace',
    lead: 'One engineer, the same one every week, with an account manager and a weekly report. Product manager, designer and QA come with a Basic Team or a custom one.',
    note: `Price per hour based on a ${WEEKS_A_MONTH}-week month.`,
    button: 'Get Started',
    buttonTarget: '– {name} team',
    hours: 'Hours a week',
    fte: 'Full-time equivalent',
    perHour: 'Per hour',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  calculator: {
    title: 'Work out your team',
    lead: 'Tell us how many hours you need. You get the smallest team that covers them, its price, and what the next size up would change.',
    hours: 'Hours a week',
    slider: 'Hours a week, by slider',
    chartPrice: 'Price a month',
    chartHours: 'Hours a week, to scale',
    months: 'Months',
    invalid: 'A whole number from {min} to {max}, please.',
    fte: 'Full-time equivalent',
    spare: 'Unused hours a week',
    perMonth: '/month',
    perHour: 'Per hour',
    perHourUsed: 'Per hour you use',
    perHourHint: '{price} per hour you use',
    total: 'In total',
    totalOf: '{months} × {price}',
    next: '{name} ({hours} hours a week) costs {difference} more a month, bringing the hourly rate down to {perHour}.',
    /** When two teams cover the hours for less; `twice` if they are the same size. */
    together: '{teams}: {hours} hours a week for {cost} a month, {less} less.',
    pair: '{first} and {second} together',
    twice: '{first} twice',
    askTogether: 'Ask us for both',
    stale: 'This is still the result for {estimate}.',
    agreed: 'For more than {hours} hours a week we agree people, hours and price with you.',
    note: `The price of an hour is based on a ${WEEKS_A_MONTH}-week month.`,
    order: 'Order this team',
    offer: 'Printable summary',
    status: '{name}: {price} a month, {total} in total.',
  },
  custom: {
    title: 'Need a custom solution?',
    text: 'More people, other skills, a different rhythm: tell us what you need and we will put the team together.',
    basicTeam: 'There is also the Basic Team: {hours} hours a week for',
    basicTeamLink: 'Order the Basic Team',
    consultation: 'Schedule a Consultation',
    order: 'Order a custom team',
  },
  structure: {
    title: 'How a team is put together',
    lead: 'One contact for you, whatever the size.',
    you: { title: 'You', description: 'Set the direction and the priorities.' },
    manager: { title: 'Account manager', description: 'Your one contact, dedicated to you.' },
    groups: [
      {
        title: `Up to ${oneEngineerUpTo} hours a week`,
        roles: [{ title: 'One engineer', description: 'Builds, tests and ships.' }],
      },
      {
        title: 'In a Basic Team or a custom one',
        roles: [
          { title: 'Product manager', description: 'Turns goals into a backlog.' },
          { title: 'Designer', description: 'Makes it clear and usable.' },
          { title: 'QA and DevOps', description: 'Keep it working in production.' },
        ],
      },
    ],
  },
  advantages: { title: 'Why founders keep the team' },
  technology: {
    title: 'Technical capabilities',
    lead: 'Your stack decides who joins. These are tools our engineers work with.',
  },
  closing: {
    title: 'Ready to build your team?',
    text: `Tell us what you are building. We’ll be in touch within ${figures.answer}.`,
    button: 'Schedule a Consultation',
  },
} as const;

export const teamsSellingPointsWords = [
  { title: `${figures.engineers} engineers`, description: 'The talent pool we choose your team from.' },
  { title: `Under ${figures.fullTeam}`, description: 'Enough to put even a full team together.' },
  { title: 'One contact', description: 'A dedicated account manager throughout.' },
] as const;

export const teamsAdvantagesWords = [
  { title: 'The same people every week', description: 'What the team learns about your product stays in the team.' },
  { title: 'Hours to suit your plan', description: 'Start with 10 hours a week and step up when it pays.' },
  { title: 'Weekly reports', description: 'What was done, what it took and what comes next.' },
  { title: 'Custom composition', description: 'The disciplines your product needs, and no others.' },
] as const;

export const teamsQuestionWords = {
  time: {
    question: 'How much of my time does a team take?',
    answer:
      'You set direction and priorities. A dedicated account manager is your one contact and sends you a report every week.',
  },
  who: {
    question: 'Who is in the team?',
    answer: `People from a pool of ${figures.engineers} engineers, chosen for your plan. Up to ${oneEngineerUpTo} hours a week it is one engineer. A Basic Team or a custom one adds product management, design and QA: a custom team composition, not a fixed one.`,
  },
  outgrowing: {
    question: 'What if I need more hours?',
    answer:
      'You move to the next size, and the price of an hour falls. Beyond the largest size we put a custom team together with you.',
  },
} as const;
