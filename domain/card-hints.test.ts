import { describe, expect, test } from 'vitest';
import { cardNumberHint, expiryHint, testCardExpiry } from './card-hints.ts';

describe('the hint on a card number', () => {
  test('stays silent for a valid number, and while digits are missing', () => {
    expect(cardNumberHint('4242 4242 4242 4242')).toBeUndefined();
    expect(cardNumberHint('3782 822463 10005')).toBeUndefined();
    expect(cardNumberHint('4242 4242')).toBeUndefined();
  });
  test('warns of a wrong digit', () => {
    expect(cardNumberHint('4242 4242 4242 4241')).toBe('This number has a digit that does not fit. Please check it.');
  });
  test('warns of a short American Express number', () => {
    expect(cardNumberHint('3782 8224 6310 00')).toBe('An American Express number has 15 digits.');
  });
});

describe('the hint on an expiry date', () => {
  const now = new Date(2026, 10, 21);
  test('stays silent until the last day of the month is over', () => {
    expect(expiryHint('11/26', now)).toBeUndefined();
    expect(expiryHint('12/30', now)).toBeUndefined();
    expect(expiryHint('1', now)).toBeUndefined();
    expect(expiryHint('13', now)).toBeUndefined();
    expect(expiryHint('10/2', now)).toBeUndefined();
  });
  test('warns of a past date and an invalid month', () => {
    expect(expiryHint('10/26', now)).toBe('This date is in the past.');
    expect(expiryHint('13/0', now)).toBe('A month is a number from 01 to 12.');
    expect(expiryHint('13/30', now)).toBe('A month is a number from 01 to 12.');
  });
});

describe("the test card's expiry date", () => {
  test.each(['2026-11-24', '2030-12-31', '2031-01-01', '2096-06-15'])('is in the future on %s', (day) => {
    const now = new Date(day);
    const expiry = testCardExpiry(now);
    expect(expiry).toMatch(/^12\/\d\d$/);
    expect(expiryHint(expiry, now)).toBeUndefined();
  });
});
