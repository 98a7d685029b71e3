import { expect, it } from 'vitest';
import { contactChoiceFor, isCheckoutId, PACKAGE_IDS, packageOf, TEAM_IDS, teamCheckoutId } from './package-ids.ts';

it("describes an orderable on its own page, and a team size on the teams' page", () => {
  for (const id of PACKAGE_IDS) expect(packageOf(id)).toBe(id);
  for (const id of TEAM_IDS) expect(packageOf(teamCheckoutId(id))).toBe('long-term-teams');
});

it('recognises an orderable by its exact path segment only', () => {
  expect(isCheckoutId('long-term-custom')).toBe(true);
  const others = ['', 'Kickoff', 'kickoff ', 'started', 'unknown', '__proto__', 'toString', 'long-term-team'];
  expect(others.filter(isCheckoutId)).toEqual([]);
});

it('has a singular contact choice where the route long-term-teams is plural, and the route elsewhere', () => {
  expect(contactChoiceFor('long-term-teams')).toBe('long-term-team');
  expect(contactChoiceFor('get-started')).toBe('get-started');
  expect(contactChoiceFor('kickoff')).toBe('kickoff');
});
