import { CONTACT_ANSWER_PATHS } from '../domain/contact-function.ts';

export type CheckoutRoute = { id: string; name: string; price: string; included: string[] };

/** The ten packages of the checkout, as the specification and the decisions list them. */
export const CHECKOUTS: CheckoutRoute[] = [
  {
    id: 'kickoff',
    name: 'Kickoff',
    price: '299€ one-time',
    included: ['Technical assessment', 'Roadmap', 'Stack recommendations', 'Budget and timeline estimate'],
  },
  {
    id: 'get-started',
    name: 'Get Started',
    price: '749€/month',
    included: [
      'Dedicated product manager and developer',
      'Weekly strategy sessions',
      'MVP development',
      'User testing',
    ],
  },
  {
    id: 'get-momentum',
    name: 'Get Momentum',
    price: '1,499€/month',
    included: ['Full team', 'Bi-weekly planning', 'Analytics reports', 'Investor pitch support'],
  },
  {
    id: 'get-scale',
    name: 'Get Scale',
    price: '2,999€/month',
    included: [
      'Technical leadership',
      'Scalable infrastructure',
      'QA team',
      'DevOps',
      'Security audits',
      'Due-diligence support',
    ],
  },
  {
    id: 'long-term-teams',
    name: 'Long Term Teams',
    price: 'Custom',
    included: ['Custom team composition', 'Dedicated account manager'],
  },
  {
    id: 'long-term-get-going',
    name: 'Get going',
    price: '1,999€/month',
    included: ['10 hours per week', 'Weekly reports', 'Dedicated resources'],
  },
  {
    id: 'long-term-some-more',
    name: 'Some more',
    price: '3,499€/month',
    included: ['20 hours per week', 'Weekly reports', 'Dedicated resources'],
  },
  {
    id: 'long-term-dedicated',
    name: 'Dedicated',
    price: '6,499€/month',
    included: ['40 hours per week', 'Weekly reports', 'Dedicated resources'],
  },
  {
    id: 'long-term-basic-team',
    name: 'Basic Team',
    price: '14,999€/month',
    included: ['100 hours per week', 'Weekly reports', 'Dedicated resources'],
  },
  {
    id: 'long-term-custom',
    name: 'Custom',
    price: 'Custom',
    included: ['Flexible hours', 'Weekly reports', 'Dedicated resources'],
  },
];

export type Route = { path: string; title: string; texts: string[] };

const PAGES: Route[] = [
  {
    path: '/',
    title: 'Your Co-Founder to get things Going – Going',
    texts: [
      'Explore Packages',
      'Contact Us',
      '100+',
      'founders started',
      '50+',
      'founders succeeded',
      'Trusted by successful founders',
      'What we do',
      'Idea Selection',
      'Product Development',
      'Market Validation',
      'See Our Packages',
      '20,000+',
      'ideas screened',
      '500+',
      'concepts validated',
      '30+',
      'startups launched',
      '400M+',
      'euro fundraised',
      '299€',
      '749€',
      '1,499€',
      '2,999€',
      'Dedicated Tech Teams',
      'Corporate Innovation',
      'Learn More',
      'The Advantage',
      'Read full case study',
      'Send Message',
      '10115',
      'Berlin',
    ],
  },
  { path: '/kickoff', title: 'Kickoff – Going', texts: ['299€', 'one-time', 'Order Now', 'Working Together'] },
  { path: '/get-started', title: 'Get Started – Going', texts: ['749€', '/month', 'Order Now', 'Working Together'] },
  {
    path: '/get-momentum',
    title: 'Get Momentum – Going',
    texts: [
      '1,499€',
      'Order Now',
      'Working Together',
      'Everything in Get Started plus these additional features',
      '1,000+',
      '4,000+',
    ],
  },
  {
    path: '/get-scale',
    title: 'Get Scale – Going',
    texts: [
      '2,999€',
      'Order Now',
      'Working Together',
      'Individual pitch deck review session',
      'Individual pitch session',
    ],
  },
  {
    path: '/long-term-teams',
    title: 'Dedicated Tech Teams – Going',
    texts: [
      'Explore Packages',
      'Get going',
      'Some more',
      'Dedicated',
      '1,999€',
      '3,499€',
      '6,499€',
      '49.98€',
      '43.74€',
      '40.62€',
      '4-week month',
      'Need a custom solution?',
      'Schedule a Consultation',
      'Basic Team',
      '14,999€',
      'Frontend',
      'Backend',
      'Database',
      'Cloud & Infrastructure',
      'AI & Data',
      'Ready to build your team?',
    ],
  },
];

const STEPS = CHECKOUTS.flatMap(({ id, name, price, included }): Route[] => {
  const summary = ['Order Summary', "What's included", 'Subtotal', 'Total', price, ...included];
  return [
    {
      path: `/checkout/${id}`,
      title: `Personal Details – ${name} – Going`,
      texts: ['First name', 'Last name', 'Email', 'Phone', 'Company', 'Continue to Payment', ...summary],
    },
    {
      path: `/checkout/${id}/payment`,
      title: `Payment Details – ${name} – Going`,
      texts: ['Cardholder name', 'Card number', 'Expiry date', 'CVC', 'Complete Order', 'Back', ...summary],
    },
    {
      path: `/checkout/${id}/confirmation`,
      title: `Confirmation – ${name} – Going`,
      texts: [
        'Order Confirmed!',
        "Thank you for your order. We're excited to work with you!",
        'Next Steps',
        '24 hours',
        'Back to Home',
        'View Package Details',
        ...summary,
      ],
    },
  ];
});

/** Every route of the route table, with its title and the words that the specification asks of it. */
export const ROUTES: Route[] = [...PAGES, ...STEPS];

/** Pages that answer something; no link leads to them. */
export const ANSWERS: Route[] = [
  { path: CONTACT_ANSWER_PATHS.sent, title: 'Message sent! – Going', texts: ['Message sent!'] },
  { path: CONTACT_ANSWER_PATHS.notSent, title: 'Your message was not sent – Going', texts: ['hello@going.example'] },
];

/** Short paths and where they lead. */
export const REDIRECTS: Record<string, string> = {
  '/started': '/get-started',
  '/momentum': '/get-momentum',
  '/scale': '/get-scale',
  '/long-term-get-going': '/long-term-teams',
  '/long-term-some-more': '/long-term-teams',
  '/long-term-dedicated': '/long-term-teams',
  '/long-term-basic-team': '/long-term-teams',
  '/long-term-custom': '/long-term-teams',
};
