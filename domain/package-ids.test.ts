import { describe, expect, it } from 'vitest';
import { contactChoiceFor, isCheckoutId, PACKAGE_IDS, packageOf, TEAM_IDS, teamCheckoutId } from './package-ids.ts';

describe('an orderable', () => {
  it("is described on its own page, and a team size on the teams' page", () => {
    for (const id of PACKAGE_IDS) expect(packageOf(id)).toBe(id);
    for (const id of TEAM_IDS) expect(packageOf(teamCheckoutId(id))).toBe('long-term-teams');
  });

  it('is recognised by its exact path segment only', () => {
    expect(isCheckoutId('long-term-custom')).toBe(true);
    for (const segment of [
      '',
      'Kickoff',
      'kickoff ',
      'started',
      'unknown',
      '__proto__',
      'toString',
      'long-term-team',
    ]) {
      expect(isCheckoutId(segment)).toBe(false);
    }
  });
});

describe('a contact choice', () => {
  it('is singular where the route long-term-teams is plural, and equal to the route elsewhere', () => {
    expect(contactChoiceFor('long-term-teams')).toBe('long-term-team');
    expect(contactChoiceFor('get-started')).toBe('get-started');
    expect(contactChoiceFor('kickoff')).toBe('kickoff');
  });
});
