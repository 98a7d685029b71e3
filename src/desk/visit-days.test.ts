import { expect, test } from 'vitest';
import { changeOf, ticksOf } from './visit-days.ts';

const DAY = { time: 0, isCounted: true, visits: 0, packagePages: 0, checkouts: 0, messages: 0, orders: 0 };

test.each([
  [7, [6, 4, 2, 0]],
  [30, [29, 22, 15, 8, 1]],
  [90, [89, 68, 47, 26, 5]],
])('dates the last of %i bars, and about five in all', (count, ticks) => {
  expect(ticksOf(count)).toEqual(ticks);
});

test.each([
  [112, 100, '+12% on the 2 days before'],
  [88, 100, '−12% on the 2 days before'],
  [0, 20, '−100% on the 2 days before'],
  [5, 19, '19 in the 2 days before'],
  [100, 100, '0% on the 2 days before'],
  [5, 0, 'none in the 2 days before'],
])('compares %i visits with %i of the days before', (now, then, change) => {
  const days = (visits: number) => [visits, 0].map((one) => ({ ...DAY, visits: one }));
  expect(changeOf(days(now), days(then), 'visits')).toBe(change);
  expect(changeOf(days(now), null, 'visits')).toBe('no earlier figures');
});
