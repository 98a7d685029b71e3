import { expect, test } from 'vitest';
import { hoursAt, positionOf } from './hours-scale.ts';

const scale = [1, 10, 20, 40, 100, 140];

test('spaces the marks evenly, linear in between, and ends at its ends', () => {
  expect(scale.map((hours) => positionOf(scale, hours))).toEqual([0, 20, 40, 60, 80, 100]);
  expect(positionOf(scale, 70)).toBe(70);
  expect([0, 1_000].map((hours) => positionOf(scale, hours))).toEqual([0, 100]);
});

test('finds the hours of every position again, and snaps to a mark nearby', () => {
  for (let hours = 1; hours <= 140; hours += 1) {
    const position = positionOf(scale, hours);
    const near = scale.find((mark) => Math.abs(positionOf(scale, mark) - position) <= 2);
    expect(hoursAt(scale, position)).toBe(near ?? hours);
  }
  expect([41, 38.5, -5, 120].map((position) => hoursAt(scale, position))).toEqual([20, 20, 1, 140]);
});
