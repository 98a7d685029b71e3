import { expect, it, test } from 'vitest';
import { cardNumberHint, expiryHint, formatExpiry, groupCardNumber, testCardExpiry } from './card.ts';

it.each([
  ['42424', '4242 4'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  [' 4242 4242\t4242 4242 ', '4242 4242 4242 4242'],
  ['4242–4242—4242−4242', '4242 4242 4242 4242'],
  ['\u200e4242\u00a04242\u200b4242\u20074242\ufeff', '4242 4242 4242 4242'],
  ['1234567890123456789', '1234 5678 9012 3456 789'],
  ['12345678901234567890', '1234 5678 9012 3456 789'],
  ['4242x4242', '4242x4242'],
])('shows a card number typed or pasted as %j as %j', (typed, grouped) => {
  expect(groupCardNumber(typed)).toBe(grouped);
});

it.each([
  ['', ''],
  ['1', '1'],
  ['123', '12/3'],
  ['12/30', '12/30'],
  ['0929', '09/29'],
  ['092029', '09/29'],
  ['9', '09'],
  ['930', '09/30'],
  ['130', '13/0'],
  ['12 / 30', '12/30'],
  ['203012', '12/30'],
  ['2029–03', '03/29'],
  ['12/305', '12/30'],
  ['1/30', '01/30'],
  ['1.2030', '01/30'],
  ['0/', '0'],
  ['011/30', '11/30'],
  ['12/20', '12/20'],
  ['12/203', '12/203'],
  ['2030/1', '01/30'],
  ['ab', ''],
])('shows an expiry date typed or pasted as %j as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

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
