import { expect, test } from 'vitest';
import { numberIn } from './record.ts';

test.each([
  ['20,000+', 20_000],
  ['500+', 500],
  ['30', 30],
  ['1,234,567', 1_234_567],
])('reads %s as %d', (figure, number) => {
  expect(numberIn(figure)).toBe(number);
});

test.each(['', '20k+', '20.000+', 'over 500'])("refuses '%s' in a sentence", (figure) => {
  expect(() => numberIn(figure)).toThrow(`'${figure}' cannot be drawn`);
});
