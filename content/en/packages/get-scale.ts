import * as figures from '../../figures.ts';
import { names } from '../package-names.ts';

export const getScaleWords = {
  name: names.getScale,
  pricingSuffix: '/month',
  promise: 'Technical leadership for a company that is growing fast',
  adds: 'Adds technical leadership and QA',
  bestFor: 'Customers arrive faster than you can serve them.',
  outcome: 'A product and a team that withstand due diligence.',
  cta: `Explore ${names.getScale}`,
  sections: {
    product: {
      features: {
        leadership: { text: 'Technical leadership' },
        infrastructure: { text: 'Scalable infrastructure and DevOps' },
        security: { text: 'Security audits' },
      },
    },
    fundraising: { features: { 'due-diligence': { text: 'Due-diligence support' } } },
    team: { features: { 'full-team': { text: `Full team in under ${figures.fullTeam}` }, qa: { text: 'QA team' } } },
    retro: { features: { review: { text: `Review session, looking ${figures.thirdReview} days ahead` } } },
  },
  addon: 'Done-for-you MVP building',
  addonLinkText: 'by Dedicated Tech Teams',
  checkout: {
    description: 'Technical leadership and the people to grow on solid ground.',
    features: [{}, { as: 'Scalable infrastructure' }, {}, { as: 'DevOps' }, {}, {}],
    nextSteps:
      'Your technical lead reviews your code, infrastructure and team, and brings the findings with priorities to the first session.',
  },
  page: {
    title: 'Grow without breaking what works',
    lead: `Technical leadership, solid infrastructure and a full team in under ${figures.fullTeam}, for the stage when everything is urgent at once.`,
    metaTitle: `${names.getScale}: technical leadership for fast growth`,
    metaDescription: `${names.getScale}: technical leadership, scalable infrastructure, QA, DevOps, security audits and due-diligence support for a monthly price.`,
    floatingCards: [
      {},
      {},
      {
        text: 'The move to a second region',
        rows: [
          { text: 'Database', value: 'moved' },
          { text: 'Traffic', value: 'tonight' },
        ],
        meter: { label: 'Load test passed' },
      },
    ],
    highlights: [
      { title: 'Someone who has scaled before', description: 'Technical leadership on your side of the table.' },
      { title: 'Solid under load', description: 'Infrastructure that grows before it needs to.' },
      { title: 'Ready for due diligence', description: 'Security audits and due-diligence support.' },
    ],
    servicesTitle: `Everything in ${names.getMomentum} plus these additional features`,
    drawnServices: {
      infrastructure: {
        title: 'Scalable infrastructure',
        description: 'Capacity that follows your customers.',
        drawing: { above: 'Capacity', from: 'Your customers', to: `Next ${figures.thirdReview} days` },
      },
      security: {
        description: 'Found, ranked and closed before others look.',
        drawing: {
          columns: [
            { title: 'Found', cards: ['Old library'] },
            { title: 'Ranked', cards: ['Shared key', 'Open port'] },
            { title: 'Closed', cards: [] },
          ],
          arrives: 'Backups',
        },
      },
      qa: {
        description: 'People whose job is to find the bugs first.',
        drawing: { week: 'Week', lanes: [{ text: 'QA team' }, { text: 'DevOps' }, { text: 'Full team' }] },
      },
    },
    services: {
      leadership: { description: 'Architecture, hiring and priorities in experienced hands.' },
      infrastructure: { title: 'DevOps', description: 'Releases that nobody stays up for.' },
      'due-diligence': { description: 'Answers and documents, ready when investors ask.' },
      'deck-review': { description: 'Slide by slide, as an investor would read it.' },
      'pitch-session': { description: 'You pitch, we ask, you pitch again.' },
    },
    timeline: [
      {
        title: 'Examine',
        description: 'Code, infrastructure, team and processes, warts and all.',
        features: ['Technical review', 'Security audit'],
      },
      {
        title: 'Complete the team',
        description: `The missing people join in under ${figures.fullTeam}.`,
        detailedDescription:
          'Quality assurance and operations come first, because they decide how often the others can release.',
        features: ['QA team', 'DevOps'],
      },
      {
        title: 'Scale',
        description: 'We clear bottlenecks in the order customers would hit them.',
        features: ['Scalable infrastructure', 'Technical leadership'],
      },
      {
        title: 'Review and look ahead',
        description: 'A session that looks beyond the next fire.',
        features: ['Review session', `Looking ${figures.thirdReview} days ahead`],
      },
    ],
    outcomesTitle: 'What growth feels like from here',
    outcomes: [
      { title: 'Calm releases', description: 'Tested, watched and easy to roll back.' },
      {
        title: 'A company that passes due diligence',
        description: 'Investors find nothing that you have not found first.',
      },
      { title: 'A team that leads itself', description: 'Roles, rhythm and responsibility are clear.' },
    ],
    sellingPoints: [
      { title: `Everything in ${names.getMomentum}`, description: 'Investor work, desks and sessions continue.' },
      { title: `Under ${figures.fullTeam}`, description: 'Until the full team is at work.' },
      { title: `${figures.thirdReview} days ahead`, description: 'Reviews that look a quarter ahead.' },
    ],
    questions: {
      time: {
        question: 'How much of my time does it take?',
        answer: `The sessions you know continue, and the review looks at the next ${figures.thirdReview} days. Technical leadership takes decisions off your desk.`,
      },
      who: {
        question: 'Who works with me?',
        answer: `Technical leadership, a QA team and a full team in under ${figures.fullTeam}.`,
      },
      outgrowing: {
        question: 'What if I outgrow it?',
        answer:
          'Then you need more hands: {long-term-teams} join you for as many hours a week as you choose, {long-term-teams-price}.',
      },
    },
  },
} as const;
