import { describe, expect, it } from 'vitest';
import { CHECKOUT_IDS, CONTACT_CHOICE_IDS, contactChoiceFor, isCheckoutId, teamCheckoutId } from './package-ids.ts';

describe('what can be ordered', () => {
  it('is the eight specified packages and the two that are linked but not listed', () => {
    expect([...CHECKOUT_IDS].sort()).toEqual([
      'get-momentum',
      'get-scale',
      'get-started',
      'kickoff',
      'long-term-basic-team',
      'long-term-custom',
      'long-term-dedicated',
      'long-term-get-going',
      'long-term-some-more',
      'long-term-teams',
    ]);
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
  it('is one of the six specified values', () => {
    expect(CONTACT_CHOICE_IDS).toEqual([
      'kickoff',
      'get-started',
      'get-momentum',
      'get-scale',
      'long-term-team',
      'not-sure',
    ]);
  });

  it('is singular where the route long-term-teams is plural, and the same as the route elsewhere', () => {
    expect(contactChoiceFor('long-term-teams')).toBe('long-term-team');
    expect(contactChoiceFor('get-scale')).toBe('get-scale');
    expect(contactChoiceFor('kickoff')).toBe('kickoff');
  });
});
