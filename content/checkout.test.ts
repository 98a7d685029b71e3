import { describe, expect, it } from 'vitest';
import { CHECKOUT_IDS, type CheckoutId } from '../domain/package-ids.ts';
import { checkoutPackage, checkoutTexts } from './checkout.ts';
import { checkoutPage } from './checkout-page.ts';

const PRICES: Record<CheckoutId, string> = {
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

describe('the checkout', () => {
  it('sells each of the ten packages at its one price', () => {
    expect(Object.fromEntries(CHECKOUT_IDS.map((id) => [id, checkoutPackage(id, 'single').price]))).toEqual(PRICES);
  });

  it('shows 599€ for Get Started, and nothing else differently, under a reading per surface', () => {
    expect(Object.fromEntries(CHECKOUT_IDS.map((id) => [id, checkoutPackage(id, 'per-surface').price]))).toEqual({
      ...PRICES,
      'get-started': '599€/month',
    });
  });

  it('calls every package by its name', () => {
    expect(CHECKOUT_IDS.map((id) => checkoutPackage(id, 'single').name)).toEqual([
      'Kickoff',
      'Get Started',
      'Get Momentum',
      'Get Scale',
      'Long Term Teams',
      'Get going',
      'Some more',
      'Dedicated',
      'Basic Team',
      'Custom',
    ]);
  });

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
  ] as const)('lists beside %s what is included', (id, features) => {
    expect(checkoutTexts[id].features.map((feature) => feature.toLowerCase())).toEqual(features);
  });

  it('names the 60-minute call and the 2-hour workshop of Kickoff', () => {
    expect(`${checkoutTexts.kickoff.description} ${checkoutTexts.kickoff.nextSteps}`).toContain(
      '60-minute kickoff call',
    );
    expect(checkoutTexts.kickoff.description).toContain('2-hour workshop');
  });

  it('has words of its own for the next steps of every package but the team sizes', () => {
    const own = ['kickoff', 'get-started', 'get-momentum', 'get-scale', 'long-term-teams', 'long-term-custom'] as const;
    expect(new Set(own.map((id) => checkoutTexts[id].nextSteps)).size).toBe(6);
  });
});

describe("the checkout's words", () => {
  it('are the specified ones', () => {
    expect(checkoutPage).toMatchObject({
      steps: ['Personal Details', 'Payment Details', 'Confirmation'],
      summary: { title: 'Order Summary', included: "What's included", subtotal: 'Subtotal', total: 'Total' },
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
        nextSteps: 'Next Steps',
        home: 'Back to Home',
        package: 'View Package Details',
      },
    });
    expect(checkoutPage.confirmation.promise).toContain('24 hours');
    expect(checkoutPage.payment.note).toMatch(/placeholder for a card payment provider integration/);
    expect(checkoutPage.payment.note).toMatch(/no payment is processed/);
  });
});
