import * as figures from '../figures.ts';
import { names } from '../package-names.ts';
import type { Package } from './package.ts';

export const getScale: Package = {
  id: 'get-scale',
  name: names.getScale,
  price: { amount: 2_999_00, otherReading: { surface: 'contact', cents: 4_999_00 } },
  pricingSuffix: '/month',
  promise: 'Technical leadership for a company that is growing fast',
  adds: 'Adds technical leadership and QA',
  bestFor: 'Customers are arriving faster than your team can serve them.',
  outcome: 'A product and a team that hold up under growth and due diligence.',
  cta: `Explore ${names.getScale}`,
  highlighted: false,
  isPopular: false,
  highlightColor: 'coral',
  isOneTime: false,
  inherits: 'get-momentum',
  sections: [
    {
      title: 'Product and Tech',
      features: [
        { id: 'leadership', text: 'Technical leadership' },
        { id: 'infrastructure', text: 'Scalable infrastructure and DevOps' },
        { id: 'security', text: 'Security audits' },
      ],
    },
    { title: 'Fundraising', features: [{ id: 'due-diligence', text: 'Due-diligence support' }] },
    {
      title: 'Team',
      features: [
        { id: 'full-team', text: `Full team in under ${figures.fullTeam}` },
        { id: 'qa', text: 'QA team' },
      ],
    },
    {
      title: 'Retro and Feedback',
      features: [{ id: 'review', text: `Review session, looking ${figures.thirdReview} days ahead` }],
    },
  ],
  addon: 'Done-for-you MVP building',
  addonLink: 'long-term-teams',
  addonLinkText: 'by a tech team',
  checkout: {
    description: 'Technical leadership and the people to grow on solid ground.',
    features: [
      { of: 'leadership' },
      { of: 'infrastructure', as: 'Scalable infrastructure' },
      { of: 'qa' },
      { of: 'infrastructure', as: 'DevOps' },
      { of: 'security' },
      { of: 'due-diligence' },
    ],
    nextSteps:
      'Your technical lead reviews your code, infrastructure and team, and brings the findings with priorities to the first session.',
  },
  page: {
    title: 'Grow without breaking what works',
    lead: `Technical leadership, solid infrastructure and a full team in under ${figures.fullTeam}, for the stage when everything is urgent at once.`,
    metaTitle: `${names.getScale}: technical leadership for fast growth`,
    metaDescription: `${names.getScale}: technical leadership, scalable infrastructure, QA, DevOps, security audits and due-diligence support for a monthly price.`,
    floatingCards: [
      { name: 'talent-pool' },
      { name: 'sales-manager' },
      {
        name: 'developer',
        text: 'The move to a second region',
        rows: [
          { text: 'Database', value: 'moved' },
          { text: 'Traffic', value: 'tonight' },
        ],
        meter: { label: 'Load test passed', percent: 88 },
      },
    ],
    highlights: [
      { title: 'Someone who has scaled before', description: 'Technical leadership on your side of the table.' },
      { title: 'Solid under load', description: 'Infrastructure that grows before it needs to.' },
      { title: 'Ready for due diligence', description: 'Security audits and due-diligence support.' },
    ],
    servicesTitle: `Everything in ${names.getMomentum} plus these additional features`,
    composition: 'ink',
    drawnServices: [
      {
        of: 'infrastructure',
        title: 'Scalable infrastructure',
        description: 'Capacity that follows your customers.',
        drawing: {
          kind: 'capacity',
          above: 'Capacity',
          from: 'Your customers',
          to: `Next ${figures.thirdReview} days`,
        },
      },
      {
        of: 'security',
        description: 'Found, ranked and closed before others look.',
        drawing: {
          kind: 'board',
          columns: [
            { title: 'Found', cards: ['Old library'] },
            { title: 'Ranked', cards: ['Shared key', 'Open port'] },
            { title: 'Closed', cards: [] },
          ],
          arrives: 'Backups',
        },
      },
      {
        of: 'qa',
        description: 'People whose job is to find the bugs first.',
        drawing: {
          kind: 'weeks',
          week: 'Week',
          lanes: [
            { text: 'QA team', from: 1 },
            { text: 'DevOps', from: 2 },
            { text: 'Full team', from: 4 },
          ],
        },
      },
    ],
    services: [
      {
        of: 'leadership',
        description: 'Architecture, hiring and priorities in experienced hands.',
      },
      { of: 'infrastructure', title: 'DevOps', description: 'Releases that nobody stays up for.' },
      {
        of: 'due-diligence',
        description: 'Answers and documents, ready when investors ask.',
      },
      {
        of: 'deck-review',
        description: 'Slide by slide, as an investor would read it.',
        greyed: { included: 'get-momentum' },
      },
      {
        of: 'pitch-session',
        description: 'You pitch, we ask, you pitch again.',
        greyed: { included: 'get-momentum' },
      },
    ],
    timeline: [
      {
        title: 'Examine',
        description: 'Code, infrastructure, team and processes, warts and all.',
        features: ['Technical review', 'Security audit'],
        image: 'server',
      },
      {
        title: 'Complete the team',
        description: `The missing people join in under ${figures.fullTeam}.`,
        detailedDescription:
          'Quality assurance and operations come first, because they decide how often the others can release.',
        features: ['QA team', 'DevOps'],
        image: 'team',
      },
      {
        title: 'Scale',
        description: 'We clear bottlenecks in the order customers would hit them.',
        features: ['Scalable infrastructure', 'Technical leadership'],
        image: 'chart',
      },
      {
        title: 'Review and look ahead',
        description: 'A session that looks beyond the next fire.',
        features: ['Review session', `Looking ${figures.thirdReview} days ahead`],
        image: 'flag',
      },
    ],
    outcomesTitle: 'What growth feels like from here',
    outcomes: [
      { icon: 'gauge', title: 'Calm releases', description: 'Tested, watched and easy to roll back.' },
      {
        icon: 'shield',
        title: 'A company that passes due diligence',
        description: 'Investors find nothing that you have not found first.',
      },
      { icon: 'users', title: 'A team that leads itself', description: 'Roles, rhythm and responsibility are clear.' },
    ],
    sellingPoints: [
      {
        icon: 'handshake',
        title: `Everything in ${names.getMomentum}`,
        description: 'Investor work, desks and sessions continue.',
      },
      { icon: 'clock', title: `Under ${figures.fullTeam}`, description: 'Until the full team is at work.' },
      {
        icon: 'calendar',
        title: `${figures.thirdReview} days ahead`,
        description: 'Reviews that look a quarter ahead.',
      },
    ],
    questions: [
      {
        id: 'time',
        question: 'How much of my time does it take?',
        answer: `The sessions you know continue, and the review looks at the next ${figures.thirdReview} days. Technical leadership takes decisions off your desk.`,
      },
      {
        id: 'who',
        question: 'Who works with me?',
        answer: `Technical leadership, a QA team and a full team in under ${figures.fullTeam}.`,
      },
      {
        id: 'outgrowing',
        question: 'What if I outgrow it?',
        answer:
          'Then you need more hands: {long-term-teams} join you for as many hours a week as you choose, {long-term-teams-price}.',
      },
    ],
  },
};
