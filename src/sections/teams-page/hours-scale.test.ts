import { expect, test } from 'vitest';
import { hoursAt, positionOf } from './hours-scale.ts';

const scale = [10, 20, 40, 100, 125];

test('is to scale, and ends at its end', () => {
  expect([0, 10, 20, 40, 100, 125].map((hours) => positionOf(scale, hours))).toEqual([0, 8, 16, 32, 80, 100]);
  expect(positionOf(scale, 1_000)).toBe(100);
});

test('finds the hours of every position again, and snaps to a mark nearby', () => {
  for (let hours = 1; hours <= 125; hours += 1) {
    const position = positionOf(scale, hours);
    const near = scale.find((mark) => Math.abs(positionOf(scale, mark) - position) <= 2);
    expect(hoursAt(scale, position)).toBe(near ?? hours);
  }
  expect([17, 14.5, 0, 100].map((position) => hoursAt(scale, position))).toEqual([20, 20, 1, 125]);
});
