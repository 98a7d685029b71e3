import { expect, it, test } from 'vitest';
import { teams } from '../../../content/teams.ts';
import { ESTIMATE_LIMITS } from '../../../domain/order-estimate.ts';
import { perHour } from '../../../domain/price.ts';
import { estimateTeam, hoursAt, positionOf } from './team-estimate.ts';

const priced = teams.filter(({ hours, cost }) => hours !== null && cost !== 'custom');
const largest = Math.max(...priced.map(({ hours }) => hours as number));
const everyHour = Array.from({ length: ESTIMATE_LIMITS.hours.max }, (_, index) => index + 1);

it('covers any hours with the smallest sufficient size at its price, and beyond that by agreement', () => {
  for (const hours of everyHour) {
    const { size, spareHours, perHour: hourly, perHourUsed, total } = estimateTeam(teams, { hours, months: 7 });
    if (hours > largest) {
      expect(size.cost).toBe('custom');
      expect(total).toBe('custom');
      continue;
    }
    expect(total).toBe(7 * (size.cost as number));
    expect(hourly).toBe(perHour(size.cost as number, size.hours as number));
    expect(spareHours).toBe((size.hours as number) - hours);
    expect(spareHours).toBeGreaterThanOrEqual(0);
    expect(perHourUsed).toBe(spareHours === 0 ? undefined : perHour(size.cost as number, hours));
    const smaller = priced.filter((team) => (team.hours as number) < (size.hours as number));
    for (const team of smaller) expect(team.hours).toBeLessThan(hours);
  }
});

it('names two teams exactly when they are cheaper together', () => {
  for (const hours of everyHour) {
    const { size, together } = estimateTeam(teams, { hours, months: 1 });
    const pairs = priced.flatMap((one) => priced.map((two) => [one, two] as const));
    const costs = pairs
      .filter(([one, two]) => (one.hours as number) + (two.hours as number) >= hours)
      .map(([one, two]) => (one.cost as number) + (two.cost as number));
    const least = Math.min(...costs);
    if (hours > largest || least >= (size.cost as number)) expect(together).toBeUndefined();
    else expect([together?.cost, together?.less]).toEqual([least, (size.cost as number) - least]);
  }
  const [small, large] = [
    { hours: 10, cost: 100_00 },
    { hours: 40, cost: 500_00 },
  ] as const;
  expect(estimateTeam([small, large], { hours: 15, months: 1 }).together).toEqual({
    sizes: [small, small],
    hours: 20,
    cost: 200_00,
    less: 300_00,
  });
});

it('names the next size only if its hours cost less, with its extra price', () => {
  for (const hours of everyHour) {
    const { next, perHour: hourly, size } = estimateTeam(teams, { hours, months: 1 });
    if (!next) continue;
    expect(next.size.hours as number).toBeGreaterThan(size.hours as number);
    expect(next.perHour).toBeLessThan(hourly as number);
    expect(next.more).toBe((next.size.cost as number) - (size.cost as number));
  }
  const dearer = [
    { hours: 10, cost: 100_00 },
    { hours: 20, cost: 300_00 },
    { hours: null, cost: 'custom' as const },
  ];
  expect(estimateTeam(dearer, { hours: 5, months: 1 }).next).toBeUndefined();
});

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
