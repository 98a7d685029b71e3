import { describe, expect, it } from 'vitest';
import { notFound } from './answer-pages.ts';
import { claims, stats } from './claims.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { heroCards, homeHeroCards } from './hero-cards.ts';
import { home } from './home.ts';
import { logos } from './logos.ts';
import { packagePages } from './package-pages/package-pages.ts';
import { services } from './services.ts';

describe('the words that the specification quotes', () => {
  it('stand on the home page', () => {
    expect(company.tagline).toBe('Your Co-Founder to get things Going');
    expect(home.hero).toMatchObject({ explore: 'Explore Packages', contact: 'Contact Us' });
    expect(home.logos.title).toBe('Trusted by successful founders');
    expect(home.whatWeDo).toMatchObject({ title: 'What we do', button: 'See Our Packages' });
    expect(home.benefits.eyebrow).toBe('The Advantage');
    expect(home.stories.link).toBe('Read full case study');
    expect(services.map((service) => service.title)).toEqual([
      'Idea Selection',
      'Product Development',
      'Market Validation',
    ]);
    expect(logos).toHaveLength(9);
  });

  it('make the specified claims', () => {
    expect(claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '100+ founders started',
      '50+ founders succeeded',
    ]);
    expect(stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '20,000+ ideas screened',
      '500+ concepts validated',
      '30+ startups launched',
      '400M+ euro fundraised',
    ]);
  });

  it('answer the contact form', () => {
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

  it('say that a page is not found', () => {
    expect(notFound).toMatchObject({ code: '404', title: 'Oops! Page not found', link: 'Return to Home' });
  });
});

describe('a package page', () => {
  it.each(Object.values(packagePages))('of $id has a timeline of four steps, numbered from 1', ({ timeline }) => {
    expect(timeline.map((step) => step.number)).toEqual([1, 2, 3, 4]);
  });

  it('of Get Momentum says what it holds', () => {
    expect(packagePages['get-momentum'].servicesTitle).toBe('Everything in Get Started plus these additional features');
  });

  it('of Get Scale greys out the two individual sessions, and nothing else', () => {
    const greyed = packagePages['get-scale'].services.filter((service) => service.greyed);
    expect(greyed.map((service) => service.title)).toEqual([
      'Individual pitch deck review session',
      'Individual pitch session',
    ]);
  });
});

describe('the decorative cards', () => {
  it('are the seven specified kinds and show no percentage but 85, 92, 94 and 88', () => {
    expect(Object.keys(heroCards).sort()).toEqual([
      'designer',
      'developer',
      'qa-sessions',
      'sales-manager',
      'talent-pool',
      'validation-plan',
      'weekly-coaching',
    ]);
    const percentages = percentagesIn([homeHeroCards, heroCards]);
    expect([...new Set(percentages)].sort()).toEqual([85, 88, 92, 94]);
  });

  it('say 12 vetted specialists on the talent pool', () => {
    expect(heroCards['talent-pool'].text).toContain('12 vetted specialists');
  });
});

function percentagesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'score' || key === 'percent' ? [inner] : percentagesIn(inner),
  );
}
