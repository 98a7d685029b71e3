import { expect, it } from 'vitest';
import { contact } from '../../content/en/contact.ts';
import { remaining } from './remaining.ts';

it.each([
  [0, undefined],
  [4_499, undefined],
  [4_500, '500 characters left'],
  [4_999, '1 character left'],
  [5_000, '0 characters left'],
  [5_001, '1 character too many'],
  [6_234, '1,234 characters too many'],
])('says of a message of %i characters near its limit of 5,000: %s', (length, said) => {
  expect(remaining(contact, length, 5_000)).toBe(said);
});
