import { expect, test } from 'vitest';
import { ticksOf } from './visit-days.ts';

test.each([
  [7, [6, 4, 2, 0]],
  [30, [29, 22, 15, 8, 1]],
  [90, [89, 68, 47, 26, 5]],
])('dates the last of %i bars, and about five in all', (count, ticks) => {
  expect(ticksOf(count)).toEqual(ticks);
});
