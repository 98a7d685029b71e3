// The figures and words of the sample company. When you make the site your own, edit or delete this file: all other unit
// tests follow from `content/`.

import { describe, expect, it } from 'vitest';
import { contactChoiceLabel, contactChoices } from '../catalogue/contact-choices.ts';
import { catalogue, orderable, servicesOf } from '../catalogue/orderable.ts';
import { isSampleAnswer } from '../catalogue/shipped-samples.ts';
import { listSections } from '../domain/catalogue.ts';
import { type CheckoutId, TEAM_IDS, type TierId } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatPrice, type PriceReading, perHour } from '../domain/price.ts';
import { tagline } from './company.ts';
import { notFound } from './en/answer-pages.ts';
import { checkoutPage, orderSummary } from './en/checkout-page.ts';
import { confirmationPage } from './en/confirmation-page.ts';
import { contact } from './en/contact.ts';
import { home } from './en/home.ts';
import { claims, stats } from './en/proof.ts';
import { homeHeroArt, services } from './home.ts';
import { logos } from './logos.ts';
import { floatingCards } from './packages/floating-cards.ts';
import { packages } from './packages/packages.ts';
import { commonQuestions } from './questions.ts';
import { longTermTeams, teams, teamsFrom, technologyGroups } from './teams.ts';
import { teamsPage } from './teams-page.ts';

function packageOf(id: TierId) {
  return packages.find((pack) => pack.id === id) as (typeof packages)[number];
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

  it('are one for each of the ten packages, and a second one of Get Started in the checkout', () => {
    expect(checkoutPrices('single')).toEqual(PRICES);
    expect(checkoutPrices('per-surface')).toEqual({ ...PRICES, 'get-started': '599€/month' });
    expect(packages.filter((pack) => pack.isPopular).map((pack) => pack.id)).toEqual(['get-started']);
    expect(packages.filter((pack) => pack.isOneTime).map((pack) => pack.id)).toEqual(['kickoff']);
  });

  it('appear in the contact form too, with a second one of Get Scale', () => {
    expect(contactChoices('single').map(({ id, name, price }) => [id, name, price])).toEqual([
      ['kickoff', 'Kickoff', '299€ one-off'],
      ['get-started', 'Get Started', '749€/month'],
      ['get-momentum', 'Get Momentum', '1,499€/month'],
      ['get-scale', 'Get Scale', '2,999€/month'],
      ['long-term-team', 'Dedicated Tech Teams', undefined],
      ['not-sure', 'Not sure yet', undefined],
    ]);
    expect(contactChoices('per-surface')[3]?.price).toBe('4,999€/month');
    expect([contactChoiceLabel('not-sure'), contactChoiceLabel('')]).toEqual(['Not sure yet', 'No package chosen']);
  });
});

it('gives the team packages their hours, full-time equivalents, prices and hourly prices', () => {
  const rows = teams.map(({ title, hours, fte, cost }) => {
    const hourly = cost === 'custom' || hours === null ? null : formatAmount(perHour(cost, hours));
    return [title, hours, fte, formatAmount(cost), hourly];
  });
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

describe('what is included', () => {
  it.each([
    ['kickoff', 'technical assessment, roadmap, stack recommendations, budget and timeline estimate'],
    ['get-started', 'dedicated product manager and developer, weekly strategy sessions, mvp development, user testing'],
    ['get-momentum', 'full team, bi-weekly planning, analytics reports, investor pitch support'],
    [
      'get-scale',
      'technical leadership, scalable infrastructure, qa team, devops, security audits, due-diligence support',
    ],
    ['long-term-teams', 'custom team composition, dedicated account manager'],
    ['long-term-get-going', '10 hours per week, weekly reports, dedicated resources'],
    ['long-term-some-more', '20 hours per week, weekly reports, dedicated resources'],
    ['long-term-dedicated', '40 hours per week, weekly reports, dedicated resources'],
    ['long-term-basic-team', '100 hours per week, weekly reports, dedicated resources'],
  ] as const)('beside an order of %s', (id, features) => {
    expect(orderable(id).texts.features.join(', ').toLowerCase()).toBe(features);
  });

  it.each([
    ['kickoff', '60-minute kickoff call', '2-hour workshop', 'One review session, looking 30 days ahead'],
    ['kickoff', '20,000 evaluated'],
    ['get-started', 'Review session, looking 30 days ahead', '1x free desk for the full month'],
    ['get-started', '100-day launch checklist'],
    ['get-momentum', 'Review session, looking 60 days ahead', '2x free desks for the full month'],
    ['get-momentum', '1,000+ VCs and angels', '4,000+ engineers'],
    ['get-scale', 'Review session, looking 90 days ahead', '2x free desks for the full month', 'under 4 weeks'],
  ] as const)('on the card of %s: %j', (id, ...texts) => {
    const listed = listSections(packageOf(id), packages).flatMap(({ features }) => features.map(({ text }) => text));
    for (const text of texts) expect(listed.join('\n')).toContain(text);
    for (const once of [/review session,/i, /free desk/])
      expect(listed.filter((text) => once.test(text)).length).toBeLessThan(2);
  });

  it('with an order of Kickoff: the call and the workshop', () => {
    const { description, nextSteps } = orderable('kickoff').texts;
    expect(`${nextSteps} ${description}`).toMatch(/60-minute kickoff call.*2-hour workshop/s);
  });

  it('greyed out with Get Scale: the two individual sessions', () => {
    const { servicesTitle } = packageOf('get-momentum').page;
    expect(servicesTitle).toBe('Everything in Get Started plus these additional features');
    const greyed = servicesOf(packageOf('get-scale')).listed.filter((service) => service.greyed);
    expect(greyed.map(({ title }) => title)).toEqual([
      'Individual pitch deck review session',
      'Individual pitch session',
    ]);
  });
});

describe('the texts', () => {
  it.each([
    [
      'of the home page',
      [tagline, home, services],
      ['Your Co-Founder to get things Going', 'Explore Packages', 'Contact Us', 'Trusted by successful founders'],
      ['What we do', 'See Our Packages', 'Idea Selection', 'Product Development', 'Market Validation'],
      ['The Advantage', 'Read full case study'],
    ],
    [
      'of the contact form',
      contact,
      ['Required fields missing', 'Please fill in your email address and message', 'Error sending message'],
      ['There was a problem sending your message. Please try again.', 'Message sent!', 'Send Message', 'Sending...'],
      ["We'll get back to you as soon as possible."],
    ],
    [
      'of the checkout',
      [checkoutPage, orderSummary, confirmationPage],
      ['Personal Details', 'Payment Details', 'Confirmation', 'Continue to Payment', 'Back', 'Complete Order'],
      ['Personal details saved', 'Proceeding to payment details', 'Payment details submitted'],
      ['Processing your payment...', 'Order Summary', "What's included", 'Subtotal', 'Total', 'Order Confirmed!'],
      ["Thank you for your order. We're excited to work with you!", 'Next Steps', 'Back to Home'],
      ['View Package Details'],
    ],
    ['of the 404 page', notFound, ['404', 'Oops! Page not found', 'Return to Home']],
  ])('%s', (_, page, ...texts) => {
    for (const text of texts.flat()) expect(stringsIn(page)).toContain(text);
  });

  it('of promise and note in the checkout', () => {
    expect(confirmationPage.send.next.wait).toContain('24 hours');
    expect(checkoutPage.payment.note).toMatch(
      /placeholder for a card payment provider integration.*no payment is proc/s,
    );
  });

  it('of the claims, the logos and the technologies', () => {
    expect([...claims, ...stats].map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '100+ founders started',
      '50+ founders succeeded',
      '20,000+ ideas screened',
      '500+ concepts validated',
      '30+ startups launched',
      '400M+ euro fundraised',
    ]);
    expect(logos).toHaveLength(9);
    const titles = technologyGroups.map((group) => group.title).join(', ');
    expect(titles).toBe('Frontend, Backend, Database, Cloud & Infrastructure, AI & Data');
  });

  it('of the answers that only the company can give, marked as samples', () => {
    expect(commonQuestions.filter(isSampleAnswer).map(({ id }) => id)).toEqual(['equity', 'cancelling', 'code']);
  });

  it('of the decorative cards: seven kinds, and no percentage but 85, 92, 94 and 88', () => {
    expect(Object.keys(floatingCards).sort().join(' ')).toBe(
      'designer developer qa-sessions sales-manager talent-pool validation-plan weekly-coaching',
    );
    const drawn = JSON.stringify([homeHeroArt, floatingCards, packages, teamsPage]);
    const percentages = Array.from(drawn.matchAll(/"(?:score|percent)":(\d+)/g), ([, figure]) => figure);
    expect([...new Set(percentages)].sort()).toEqual(['85', '88', '92', '94']);
    expect(floatingCards['talent-pool'].text).toContain('12 vetted specialists');
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
