import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_IDS,
  CONTACT_CHOICE_IDS,
  contactChoiceFor,
  isCheckoutId,
  PACKAGE_IDS,
  packageOf,
  TEAM_IDS,
  TIER_IDS,
  teamCheckoutId,
} from './package-ids.ts';

describe('what can be ordered', () => {
  it('is every package, and every size of a team with long-term in front', () => {
    expect(CHECKOUT_IDS).toEqual([...PACKAGE_IDS, ...TEAM_IDS.map(teamCheckoutId)]);
    expect(new Set(CHECKOUT_IDS).size).toBe(CHECKOUT_IDS.length);
  });

  it('is described on its own page, and a size of a team on that of the teams', () => {
    for (const id of PACKAGE_IDS) expect(packageOf(id)).toBe(id);
    for (const id of TEAM_IDS) expect(packageOf(teamCheckoutId(id))).toBe('long-term-teams');
  });

  it('is known by its exact path segment only', () => {
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

  it('names a team size with long-term in front', () => {
    expect(teamCheckoutId('basic-team')).toBe('long-term-basic-team');
  });
});

describe('a contact choice', () => {
  it('is each package of the home page, the teams, or not being sure', () => {
    expect(CONTACT_CHOICE_IDS).toEqual([...TIER_IDS, 'long-term-team', 'not-sure']);
  });

  it('is singular where the route long-term-teams is plural, and the same as the route elsewhere', () => {
    expect(contactChoiceFor('long-term-teams')).toBe('long-term-team');
    expect(contactChoiceFor('get-scale')).toBe('get-scale');
    expect(contactChoiceFor('kickoff')).toBe('kickoff');
  });
});
