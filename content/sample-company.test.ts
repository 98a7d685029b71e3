// The figures and words of the sample company. When you make the site your own, edit or delete this file: all other unit
// tests follow from `content/`.

import { describe, expect, it } from 'vitest';
import { ownSamples } from '../catalogue/check/own-samples.ts';
import { contactChoiceLabel, contactChoices } from '../catalogue/contact-choices.ts';
import { servicesOf } from '../catalogue/deliverables.ts';
import { budgetQuestion, fitPackages, fitQuestions } from '../catalogue/finder.ts';
import { catalogue, orderable } from '../catalogue/orderable.ts';
import { type ListedFeature, listSections } from '../domain/catalogue.ts';
import { fitPackage, type Given } from '../domain/package-fit.ts';
import { type CheckoutId, TEAM_IDS, type TierId } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatPrice, type PriceReading, perHour } from '../domain/price.ts';
import { notFound } from './answer-pages.ts';
import { checkoutPage } from './checkout-page.ts';
import { claims, stats } from './claims.ts';
import { tagline } from './company.ts';
import { confirmationPage } from './confirmation-page.ts';
import { contact } from './contact.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { homeHeroArt } from './home-hero-art.ts';
import { logos } from './logos.ts';
import { orderSummary } from './order-summary.ts';
import { floatingCards } from './packages/floating-cards.ts';
import { packages } from './packages/packages.ts';
import { services } from './services.ts';
import { stories } from './stories.ts';
import { longTermTeams, teams, teamsFrom } from './teams.ts';
import { teamsPage } from './teams-page.ts';
import { technologyGroups } from './technology.ts';

function packageOf(id: TierId) {
  return packages.find((pack) => pack.id === id) as (typeof packages)[number];
}

function listed(id: TierId): ListedFeature[] {
  return listSections(packageOf(id), packages).flatMap((section) => section.features);
}

const checkoutPrices = (reading: PriceReading) =>
  Object.fromEntries(
    catalogue.map(({ id, price, pricingSuffix }) => [
      id,
      formatPrice(amountOn('checkout', price, reading), pricingSuffix),
    ]),
  );

describe('the prices', () => {
  const PRICES: Partial<Record<CheckoutId, string>> = {
    kickoff: '299€ one-time',
    'get-started': '749€/month',
    'get-momentum': '1,499€/month',
    'get-scale': '2,999€/month',
    'long-term-teams': 'Custom',
    'long-term-get-going': '1,999€/month',
    'long-term-some-more': '3,499€/month',
    'long-term-dedicated': '6,499€/month',
    'long-term-basic-team': '14,999€/month',
    'long-term-custom': 'Custom',
  };

  it('are one for each of the ten packages', () => {
    expect(checkoutPrices('single')).toEqual(PRICES);
    expect(packages.map(({ name, price }) => [name, formatAmount(price.amount)])).toEqual([
      ['Kickoff', '299€'],
      ['Get Started', '749€'],
      ['Get Momentum', '1,499€'],
      ['Get Scale', '2,999€'],
    ]);
  });

  it('have two second readings, in the checkout and in the contact form', () => {
    expect(checkoutPrices('per-surface')).toEqual({ ...PRICES, 'get-started': '599€/month' });
    const second = packages.flatMap(({ id, price: { otherReading } }) =>
      otherReading ? [[id, otherReading.surface, formatAmount(otherReading.cents)]] : [],
    );
    expect(second).toEqual([
      ['get-started', 'checkout', '599€'],
      ['get-scale', 'contact', '4,999€'],
    ]);
  });

  it('make Get Started the most popular, and Kickoff the only one-off', () => {
    expect(packages.filter((pack) => pack.isPopular).map((pack) => pack.id)).toEqual(['get-started']);
    expect(packages.filter((pack) => pack.isOneTime).map((pack) => pack.id)).toEqual(['kickoff']);
  });

  it('appear in the contact form too', () => {
    expect(contactChoices('single').map(({ id, name, price }) => [id, name, price])).toEqual([
      ['kickoff', 'Kickoff', '299€ one-off'],
      ['get-started', 'Get Started', '749€/month'],
      ['get-momentum', 'Get Momentum', '1,499€/month'],
      ['get-scale', 'Get Scale', '2,999€/month'],
      ['long-term-team', 'Long Term Team', undefined],
      ['not-sure', 'Not sure yet', undefined],
    ]);
    expect(contactChoices('per-surface')[3]?.price).toBe('4,999€/month');
    expect([contactChoiceLabel('not-sure'), contactChoiceLabel('')]).toEqual(['Not sure yet', 'No package chosen']);
  });
});

describe('the team packages', () => {
  it('have their hours, full-time equivalents, prices and hourly prices', () => {
    const rows = teams.map(({ title, hours, fte, cost }) => [
      title,
      hours,
      fte,
      formatAmount(cost),
      cost === 'custom' || hours === null ? null : formatAmount(perHour(cost, hours)),
    ]);
    expect(rows).toEqual([
      ['Get going', 10, 0.25, '1,999€', '49.98€'],
      ['Some more', 20, 0.5, '3,499€', '43.74€'],
      ['Dedicated', 40, 1, '6,499€', '40.62€'],
      ['Basic Team', 100, 2.5, '14,999€', '37.50€'],
      ['Custom', null, null, 'Custom', null],
    ]);
    expect(teams.filter((team) => team.displayed).map((team) => team.id)).toEqual(TEAM_IDS.slice(0, 3));
    expect(formatAmount(teamsFrom)).toBe('1,999€');
    expect(longTermTeams.price).toEqual({ amount: 'custom' });
  });

  it('are described in an order', () => {
    expect(orderable('long-term-some-more').name).toBe('Dedicated Tech Team: Some more, 20 hours a week');
    expect(orderable('long-term-custom').name).toBe('Dedicated Tech Team: Custom');
    expect(orderable('long-term-teams').name).toBe('Long Term Teams');
  });

  it('work with five groups of technologies', () => {
    expect(technologyGroups.map((group) => group.title)).toEqual([
      'Frontend',
      'Backend',
      'Database',
      'Cloud & Infrastructure',
      'AI & Data',
    ]);
  });
});

describe('what is included', () => {
  it.each([
    ['kickoff', ['technical assessment', 'roadmap', 'stack recommendations', 'budget and timeline estimate']],
    [
      'get-started',
      ['dedicated product manager and developer', 'weekly strategy sessions', 'mvp development', 'user testing'],
    ],
    ['get-momentum', ['full team', 'bi-weekly planning', 'analytics reports', 'investor pitch support']],
    [
      'get-scale',
      [
        'technical leadership',
        'scalable infrastructure',
        'qa team',
        'devops',
        'security audits',
        'due-diligence support',
      ],
    ],
    ['long-term-teams', ['custom team composition', 'dedicated account manager']],
    ['long-term-get-going', ['10 hours per week', 'weekly reports', 'dedicated resources']],
    ['long-term-some-more', ['20 hours per week', 'weekly reports', 'dedicated resources']],
    ['long-term-dedicated', ['40 hours per week', 'weekly reports', 'dedicated resources']],
    ['long-term-basic-team', ['100 hours per week', 'weekly reports', 'dedicated resources']],
  ] as const)('beside an order of %s', (id, features) => {
    expect(orderable(id).texts.features.map((feature) => feature.toLowerCase())).toEqual(features);
  });

  it('with Kickoff: the 60-minute call and the 2-hour workshop', () => {
    const { description, nextSteps } = orderable('kickoff').texts;
    expect(`${description} ${nextSteps}`).toContain('60-minute kickoff call');
    expect(description).toContain('2-hour workshop');
    expect(listed('kickoff').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['60-minute kickoff call', '2-hour workshop']),
    );
  });

  it.each([
    ['kickoff', 'One review session, next 30 days'],
    ['get-started', 'Review session, next 30 days'],
    ['get-momentum', 'Review session, next 60 days'],
    ['get-scale', 'Review session, next 90 days'],
  ] as const)('with %s: %s', (id, text) => {
    expect(listed(id).filter((feature) => /review session,/i.test(feature.text))).toMatchObject([{ text }]);
  });

  it.each([
    ['get-started', '1x'],
    ['get-momentum', '2x'],
    ['get-scale', '2x'],
  ] as const)('with %s: a free desk %s for the full month', (id, count) => {
    const desks = listed(id).filter((feature) => feature.text.includes('desk'));
    expect(desks).toHaveLength(1);
    expect(desks[0]?.text).toMatch(new RegExp(`^${count} free desks? for the full month$`));
  });

  it('with the figures that the company claims', () => {
    const texts = (id: TierId) =>
      listed(id)
        .map((feature) => feature.text)
        .join('\n');
    expect(texts('kickoff')).toContain('20,000 evaluated ideas');
    expect(texts('kickoff')).toContain('90 days');
    expect(texts('get-started')).toContain('100-day launch checklist');
    expect(texts('get-momentum')).toContain('1,000+ VCs and angels');
    expect(texts('get-momentum')).toContain('4,000+ engineers');
    expect(texts('get-scale')).toContain('under 4 weeks');
  });

  it('greyed out with Get Scale: the two individual sessions', () => {
    expect(packageOf('get-momentum').page.servicesTitle).toBe(
      'Everything in Get Started plus these additional features',
    );
    const greyed = servicesOf(packageOf('get-scale')).listed.filter((service) => service.greyed);
    expect(greyed.map((service) => service.title)).toEqual([
      'Individual pitch deck review session',
      'Individual pitch session',
    ]);
  });
});

describe('the package pages', () => {
  it('differ in composition, and no two draw the same three kinds of things', () => {
    expect(new Set(packages.map(({ page }) => page.composition)).size).toBe(packages.length);
    const kinds = packages.map(({ page }) => page.drawnServices.map(({ drawing }) => drawing.kind));
    for (const kindsOfPage of kinds) expect(new Set(kindsOfPage).size).toBe(3);
    expect(new Set(kinds.map((some) => some.toSorted().join())).size).toBe(packages.length);
  });
});

describe('the finder', () => {
  it('reaches each of the four packages and the tech teams from 1,500 combinations of answers', () => {
    const combinations = fitQuestions.reduce<Given[]>(
      (before, { id, answers }) => before.flatMap((given) => answers.map((answer) => ({ ...given, [id]: answer.id }))),
      [{}],
    );
    expect(combinations).toHaveLength(1_500);
    const found = combinations.map((given) => fitPackage(fitQuestions, fitPackages, given)?.package);
    expect(new Set(found)).toEqual(new Set(['kickoff', 'get-started', 'get-momentum', 'get-scale', 'long-term-teams']));
    expect(budgetQuestion.answers.map(({ cents }) => formatAmount(cents))).toEqual([
      '0€',
      '749€',
      '1,499€',
      '1,999€',
      '2,999€',
    ]);
  });
});

describe('the texts', () => {
  it('of the home page', () => {
    expect(tagline).toBe('Your Co-Founder to get things Going');
    expect(home.hero).toMatchObject({ explore: 'Explore Packages', contact: 'Contact Us' });
    expect(home.logos.title).toBe('Trusted by successful founders');
    expect(home.whatWeDo).toMatchObject({ eyebrow: 'What we do', button: 'See Our Packages' });
    expect([home.packages.eyebrow, home.stories.eyebrow]).toEqual(['Packages', 'Success stories']);
    expect(home.benefits.eyebrow).toBe('The Advantage');
    expect(home.stories.link).toBe('Read full case study');
    expect(services.map((service) => service.title)).toEqual([
      'Idea Selection',
      'Product Development',
      'Market Validation',
    ]);
    expect(logos).toHaveLength(9);
  });

  it('of the four sample stories, each with a page and a package', () => {
    expect(stories.map(({ name, caseStudy }) => [name, caseStudy?.id, caseStudy?.beganWith])).toEqual([
      ['Amara Osei', 'papierboot', 'kickoff'],
      ['Jonas Wieland', 'brightkiln', 'get-started'],
      ['Leyla Demir', 'lotse', 'get-momentum'],
      ['Henrik Sand', 'halden', 'get-scale'],
    ]);
  });

  it('of what go-live lists: each sample of company, figures, legal pages, stories, logos and questions', () => {
    expect(ownSamples().map(({ title, samples }) => [title, samples.length])).toEqual([
      ['Company', 13],
      ['Figures', Object.keys(facts).length],
      ['Legal pages', 4],
      ['Stories', 4],
      ['Logos', 9],
      ['Questions', 3],
    ]);
  });

  it('of the claims', () => {
    expect([...claims, ...stats].map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '100+ founders started',
      '50+ founders succeeded',
      '20,000+ ideas screened',
      '500+ concepts validated',
      '30+ startups launched',
      '400M+ euro fundraised',
    ]);
  });

  it('of the contact form', () => {
    expect(contact.toasts).toEqual({
      missing: { title: 'Required fields missing', description: 'Please fill in your email address and message' },
      failed: {
        title: 'Error sending message',
        description: 'There was a problem sending your message. Please try again.',
      },
      sent: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
    });
    expect([contact.submit, contact.sending]).toEqual(['Send Message', 'Sending...']);
  });

  it('of the checkout', () => {
    expect(checkoutPage).toMatchObject({
      steps: { personal: 'Personal Details', payment: 'Payment Details', confirmation: 'Confirmation' },
      personal: {
        submit: 'Continue to Payment',
        toast: { title: 'Personal details saved', description: 'Proceeding to payment details' },
      },
      payment: {
        back: 'Back',
        submit: 'Complete Order',
        toast: { title: 'Payment details submitted', description: 'Processing your payment...' },
      },
      confirmation: {
        title: 'Order Confirmed!',
        text: "Thank you for your order. We're excited to work with you!",
      },
    });
    expect(orderSummary).toMatchObject({
      title: 'Order Summary',
      included: "What's included",
      subtotal: 'Subtotal',
      total: 'Total',
    });
    expect(confirmationPage).toMatchObject({
      nextSteps: 'Next Steps',
      home: 'Back to Home',
      package: 'View Package Details',
    });
    expect(confirmationPage.send.sent).toContain('24 hours');
    expect(checkoutPage.payment.note).toMatch(/placeholder for a card payment provider integration/);
    expect(checkoutPage.payment.note).toMatch(/no payment is processed/);
  });

  it('of the 404 page', () => {
    expect(notFound).toMatchObject({ code: '404', title: 'Oops! Page not found', link: 'Return to Home' });
  });

  it('of the decorative cards: seven kinds, and no percentage but 85, 92, 94 and 88', () => {
    expect(Object.keys(floatingCards).sort()).toEqual([
      'designer',
      'developer',
      'qa-sessions',
      'sales-manager',
      'talent-pool',
      'validation-plan',
      'weekly-coaching',
    ]);
    expect([...new Set(percentagesIn([homeHeroArt, floatingCards, packages, teamsPage]))].sort()).toEqual([
      85, 88, 92, 94,
    ]);
    expect(floatingCards['talent-pool'].text).toContain('12 vetted specialists');
  });
});

function percentagesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'score' || key === 'percent' ? [inner] : percentagesIn(inner),
  );
}
