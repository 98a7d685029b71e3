import type { PackagePage } from './package-page.ts';

export const getScalePage: PackagePage = {
  id: 'get-scale',
  title: 'Growth that holds',
  lead: 'Technical leadership, solid infrastructure and a full team in under 4 weeks, for the stage in which everything is urgent at once.',
  metaDescription:
    'Get Scale: technical leadership, scalable infrastructure, QA, DevOps, security audits and due-diligence support for a monthly price.',
  heroCards: ['talent-pool', 'sales-manager', 'developer', 'weekly-coaching'],
  highlights: [
    { icon: 'compass', title: 'Somebody who has scaled', description: 'Technical leadership at your table.' },
    { icon: 'layers', title: 'Solid under load', description: 'Infrastructure that grows before it has to.' },
    { icon: 'shield', title: 'Ready to be examined', description: 'Security audits and due-diligence support.' },
  ],
  servicesTitle: 'Everything in Get Momentum plus these additional features',
  services: [
    {
      icon: 'compass',
      title: 'Technical leadership',
      description: 'Architecture, hiring and priorities in experienced hands.',
    },
    { icon: 'layers', title: 'Scalable infrastructure', description: 'Capacity that follows your customers.' },
    { icon: 'badge-check', title: 'QA team', description: 'People whose job is to find it first.' },
    { icon: 'repeat', title: 'DevOps', description: 'Releases that nobody stays up for.' },
    { icon: 'shield', title: 'Security audits', description: 'Found, ranked and closed before others look.' },
    {
      icon: 'handshake',
      title: 'Due-diligence support',
      description: 'Answers and documents, ready when they are asked for.',
    },
    {
      icon: 'presentation',
      title: 'Individual pitch deck review session',
      description: 'Slide by slide, with the eyes of an investor.',
      greyed: { included: 'get-momentum' },
    },
    {
      icon: 'message',
      title: 'Individual pitch session',
      description: 'You pitch, we ask, you pitch again.',
      greyed: { included: 'get-momentum' },
    },
  ],
  timeline: [
    {
      number: 1,
      title: 'Examine',
      description: 'Code, infrastructure, team and processes, without flattery.',
      features: ['Technical review', 'Security audit'],
      image: 'server',
    },
    {
      number: 2,
      title: 'Complete the team',
      description: 'The missing people join in under 4 weeks.',
      features: ['QA team', 'DevOps'],
      image: 'team',
    },
    {
      number: 3,
      title: 'Scale',
      description: 'Bottlenecks go in the order in which customers would hit them.',
      features: ['Scalable infrastructure', 'Technical leadership'],
      image: 'chart',
    },
    {
      number: 4,
      title: 'Review and look far',
      description: 'A session that plans beyond the next fire.',
      features: ['Review session', 'Next 90 days'],
      image: 'flag',
    },
  ],
  outcomesTitle: 'What growth feels like then',
  outcomes: [
    { icon: 'gauge', title: 'Calm releases', description: 'Tested, watched and easy to take back.' },
    { icon: 'shield', title: 'A company that passes', description: 'Due diligence finds what you have found before.' },
    { icon: 'users', title: 'A team that leads itself', description: 'Roles, rhythm and responsibility are clear.' },
  ],
  sellingPoints: [
    { icon: 'handshake', title: 'Everything in Get Momentum', description: 'Investor work, desks and sessions go on.' },
    { icon: 'clock', title: 'Under 4 weeks', description: 'Until the full team is at work.' },
    { icon: 'calendar', title: '90 days ahead', description: 'Reviews that look a quarter forward.' },
  ],
};
