import { expect, it } from 'vitest';
import { inMonths, keptMonthsRule, monthsBefore, parseKeptMonths } from './message-keeping.ts';

it.each([
  ['', 12, 12],
  ['12', 12, 12],
  ['1', 12, 1],
  ['', null, null],
  ['off', null, null],
  ['120', null, 120],
])('reads %j under a promise of %j as %j', (text, promised, months) => {
  expect(parseKeptMonths(text, promised)).toBe(months);
});

it.each([
  ['13', 12],
  ['off', 12],
  ['0', 12],
  ['-1', 12],
  ['1.5', 12],
  ['6 months', 12],
  ['121', null],
  ['0', null],
])('refuses %j under a promise of %j', (text, promised) => {
  expect(parseKeptMonths(text, promised)).toBeUndefined();
});

it('names what is promised, and where', () => {
  expect(keptMonthsRule(12)).toBe(
    'The setting CONTACT_KEEP_MONTHS must be a whole number of months from 1 to 12, because the privacy page promises 12 months (messagesKeptMonths in content/company.ts).',
  );
  expect(keptMonthsRule(null)).toBe(
    'The setting CONTACT_KEEP_MONTHS must be off, or a whole number of months from 1 to 120.',
  );
  expect(inMonths(1)).toBe('1 month');
});

it.each([
  ['2026-11-22T10:00:00.000Z', 12, '2025-11-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
  ['2026-01-15T23:59:59.999Z', 3, '2025-10-15T23:59:59.999Z'],
])('counts from %s %i months back to %s', (time, months, before) => {
  expect(new Date(monthsBefore(Date.parse(time), months)).toISOString()).toBe(before);
});
