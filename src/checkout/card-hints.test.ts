import { expect, test } from 'vitest';
import { cardNumberHint, expiryHint, testCardExpiry } from './card-hints.ts';

const WRONG_DIGIT = 'This number has a digit that does not fit. Please check it.';

test.each([
  ['a valid number', '4242 4242 4242 4242', undefined],
  ['a valid American Express number', '3782 822463 10005', undefined],
  ['a number whose digits are missing', '4242 4242', undefined],
  ['a wrong digit', '4242 4242 4242 4241', WRONG_DIGIT],
  ['a short American Express number', '3782 8224 6310 00', 'An American Express number has 15 digits.'],
])('hints at %s (%s): %s', (_, typed, hint) => {
  expect(cardNumberHint(typed)).toBe(hint);
});

test.each([
  ['11/26', undefined],
  ['12/30', undefined],
  ['1', undefined],
  ['13', undefined],
  ['10/2', undefined],
  ['10/26', 'This date is in the past.'],
  ['13/0', 'A month is a number from 01 to 12.'],
  ['13/30', 'A month is a number from 01 to 12.'],
])('hints at the expiry date %s on 21 November 2026: %s', (typed, hint) => {
  expect(expiryHint(typed, new Date(2026, 10, 21))).toBe(hint);
});

test.each(['2026-11-24', '2030-12-31', '2031-01-01', '2096-06-15'])('has a test card that is valid on %s', (day) => {
  const now = new Date(day);
  const expiry = testCardExpiry(now);
  expect(expiry).toMatch(/^12\/\d\d$/);
  expect(expiryHint(expiry, now)).toBeUndefined();
});
