import { describe, expect, it } from 'vitest';
import { KEEP_MS } from '../../domain/checkout-keeping.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import { VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { company, legalFacts } from '../company.ts';
import { imprint } from '../en/legal/imprint.ts';
import { privacy } from '../en/legal/privacy.ts';
import { terms } from '../en/legal/terms.ts';
import { vat, vatWords } from '../en/vat.ts';
import { legalPages } from './legal-pages.ts';

const textOf = (page: object) => JSON.stringify(page).replaceAll('\u00a0', ' ');

describe('the legal pages', () => {
  it('have headings with ids', () => {
    for (const { sections } of legalPages) expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('state every required fact in the imprint', () => {
    const { legalName, representedBy, register, vatId, responsible } = legalFacts;
    const { street, postcode, city, country } = company.address;
    for (const fact of [
      ...[legalName, representedBy.name, representedBy.role, register.court, register.number, vatId, responsible],
      ...[company.email, company.phone, street, `${postcode} ${city}`, country],
    ]) {
      expect(textOf(imprint)).toContain(fact);
    }
  });

  it('say in the terms whether prices include VAT', () => {
    expect(textOf(terms)).toContain(vat.note);
  });
});

describe('the privacy page', () => {
  it('states the figures of the rules', () => {
    const text = textOf(privacy({ hosted: false, keptMonths: 7 }));
    const figures = [...new Set(text.match(/\d+ (?:hours?|minutes?|months?)/g))].toSorted();
    expect(figures).toEqual(
      [
        `${KEEP_MS / 3_600_000} hours`,
        `${CONTACT_RATE_WINDOW_MINUTES} minutes`,
        `${2 * CONTACT_RATE_WINDOW_MINUTES} minutes`,
        '60 minutes',
        '7 months',
      ].toSorted(),
    );
  });

  it('states the months that messages are kept, if any', () => {
    expect(textOf(privacy({ hosted: false, keptMonths: 1 }))).toContain('1 month ');
    expect(textOf(privacy({ hosted: false, keptMonths: null }))).not.toMatch(/month/);
    const { messagesKeptMonths } = company;
    if (messagesKeptMonths !== null) expect(textOf(privacy({ hosted: true }))).toContain(`${messagesKeptMonths} month`);
  });

  it('states how long counts of visits are kept, only where visits are counted', () => {
    const days = (countsVisits: boolean) => textOf(privacy({ hosted: false, countsVisits })).match(/\d+ days/g);
    expect(new Set(days(true))).toEqual(new Set([`${VISITS_KEPT_DAYS} days`]));
    expect(days(false)).toBeNull();
  });

  it('names the processors, and Supabase only if the build sends messages there', () => {
    const own = textOf(privacy({ hosted: false }));
    for (const name of Object.values(legalFacts.processors)) expect(own).toContain(name);
    const messageReceiver = { name: 'Slack', host: 'hooks.slack.com' };
    expect(textOf(privacy({ hosted: false, messageReceiver }))).toContain('Slack (hooks.slack.com)');
    expect(own.includes('booking page')).toBe(company.bookingUrl !== '');
    const bookingUrl = 'https://cal.example.com/going';
    expect(textOf(privacy({ hosted: false, bookingUrl }))).toContain('our booking page at cal.example.com.');
    expect(own).not.toContain('Supabase');
    expect(textOf(privacy({ hosted: true }))).toContain('Supabase');
  });
});

it('says whether prices exclude or include VAT', () => {
  expect(vatWords(true)).toEqual({ behindPrice: 'plus VAT', note: 'Prices plus VAT' });
  expect(vatWords(false)).toEqual({ behindPrice: 'including VAT', note: 'Prices including VAT' });
  expect(vat).toEqual(vatWords(company.pricesPlusVat));
});
