import { expect, test } from 'vitest';
import { backoff } from './retry-policy.ts';

const WAITS = { firstMs: 1_000, longestMs: 60_000 };

test('doubles the wait with each failure up to the longest', () => {
  const waits = [1, 2, 3, 6, 7, 8, 5_000].map((failures) => backoff(WAITS, failures, 1 - Number.EPSILON));
  expect(waits).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
});

test('spreads the waits between half and all of it', () => {
  expect([0, 0.5, 1 - Number.EPSILON].map((random) => backoff(WAITS, 3, random))).toEqual([2_000, 3_000, 4_000]);
});
