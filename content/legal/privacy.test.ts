import { describe, expect, it } from 'vitest';
import { KEEP_MS } from '../../domain/checkout-keeping.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import { VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { company, legalFacts } from '../company.ts';
import { privacy } from '../en/legal/privacy.ts';

const textOf = (page: object) => JSON.stringify(page).replaceAll('\u00a0', ' ');

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
