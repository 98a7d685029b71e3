import { expect, test } from 'vitest';
import { daysIn } from './stages.ts';

test.each([
  ['24 hours', 1],
  ['1 day', 1],
  ['90 days', 90],
  ['4 weeks', 28],
])('%s are %d days', (duration, days) => {
  expect(daysIn(duration)).toBe(days);
});

test.each(['', 'soon', '4', '4 months', 'under 4 weeks'])("'%s' is no duration, in a sentence", (text) => {
  expect(() => daysIn(text)).toThrow(`'${text}' is no duration`);
});
