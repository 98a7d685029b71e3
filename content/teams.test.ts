import { describe, expect, it } from 'vitest';
import { formatAmount, perHour } from '../domain/price.ts';
import { longTermTeams, teams, teamsFrom } from './teams.ts';
import { technologyGroups } from './technology.ts';

describe('the team packages', () => {
  it('have the specified hours, full-time equivalents, costs and prices of an hour', () => {
    const rows = teams.map(({ title, hours, fte, cost }) => [
      title,
      hours,
      fte,
      formatAmount(cost),
      cost === 'custom' || hours === null ? null : formatAmount(perHour(cost, hours)),
    ]);
    expect(rows).toEqual([
      ['Get going', 10, 0.25, '1,999€', '49.98€'],
      ['Some more', 20, 0.5, '3,499€', '43.74€'],
      ['Dedicated', 40, 1, '6,499€', '40.62€'],
      ['Basic Team', 100, 2.5, '14,999€', '37.50€'],
      ['Custom', null, null, 'Custom', null],
    ]);
  });

  it('lead to their checkouts, and only the first three are shown as cards', () => {
    expect(teams.map(({ path, displayed }) => [path, displayed])).toEqual([
      ['/checkout/long-term-get-going', true],
      ['/checkout/long-term-some-more', true],
      ['/checkout/long-term-dedicated', true],
      ['/checkout/long-term-basic-team', false],
      ['/checkout/long-term-custom', false],
    ]);
  });

  it('start at 1,999€, and as a whole have a custom price', () => {
    expect(formatAmount(teamsFrom)).toBe('1,999€');
    expect(longTermTeams.price).toEqual({ amount: 'custom' });
  });
});

describe('the technical capabilities', () => {
  it('are grouped as specified, none empty', () => {
    expect(technologyGroups.map((group) => group.title)).toEqual([
      'Frontend',
      'Backend',
      'Database',
      'Cloud & Infrastructure',
      'AI & Data',
    ]);
    for (const group of technologyGroups) expect(group.technologies).not.toEqual([]);
  });
});
