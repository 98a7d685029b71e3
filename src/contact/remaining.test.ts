import { expect, it } from 'vitest';
import { contact } from '../../content/contact.ts';
import { remaining as remainingOf } from './remaining.ts';

const remaining = (length: number, limit: number) => remainingOf(contact, length, limit);

it('says nothing until a message nears its limit', () => {
  expect(remaining(0, 5_000)).toBeUndefined();
  expect(remaining(4_499, 5_000)).toBeUndefined();
});

it('uses the singular for one character', () => {
  expect(remaining(4_999, 5_000)).toBe('1 character left');
  expect(remaining(5_001, 5_000)).toBe('1 character too many');
});

it('counts down near the limit, and then the excess', () => {
  expect(remaining(4_500, 5_000)).toBe('500 characters left');
  expect(remaining(5_000, 5_000)).toBe('0 characters left');
  expect(remaining(6_234, 5_000)).toBe('1,234 characters too many');
});
