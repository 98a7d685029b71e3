import { describe, expect, it } from 'vitest';
import { idByName, type Named, nameProblems } from './order-by-name.ts';

const CATALOGUE: readonly Named[] = [
  { id: 'kickoff', names: ['Kickoff'] },
  { id: 'get-scale', names: ['Get Scale'] },
  { id: 'long-term-teams', names: ['Long Term Teams', 'Dedicated Tech Teams'] },
];

describe('the package that a name means', () => {
  it.each([
    ['Kickoff', 'kickoff'],
    ['get scale', 'get-scale'],
    ['GET SCALE', 'get-scale'],
    ['  Get Scale\n', 'get-scale'],
    ['Get Scale package', 'get-scale'],
    ['get scale PACKAGE', 'get-scale'],
    [' Get Scale  Package ', 'get-scale'],
    ['Dedicated Tech Teams', 'long-term-teams'],
    ['long term teams', 'long-term-teams'],
  ])('by %j is %s', (name, id) => {
    expect(idByName(name, CATALOGUE)).toBe(id);
  });

  it.each([
    'Get Rich',
    '',
    'package',
    'Get Scale package package',
    'Get Scalepackage',
    'The Get Scale',
    'constructor',
    '__proto__',
  ])('by %j is none', (name) => {
    expect(idByName(name, CATALOGUE)).toBeNull();
  });
});

describe('a catalogue of names', () => {
  it('has no problem while each name leads to its own package', () => {
    expect(nameProblems(CATALOGUE)).toEqual([]);
  });

  it('has one for a name that another package has too, however it is written', () => {
    expect(nameProblems([...CATALOGUE, { id: 'get-started', names: ['get scale Package'] }])).toEqual([
      "The name 'get scale Package' of 'get-started' leads to 'get-scale': two packages share it.",
    ]);
  });

  it('has one for a name that is nothing but the word package', () => {
    expect(nameProblems([{ id: 'kickoff', names: [' Package'] }])).toEqual([
      "The name ' Package' of 'kickoff' leaves nothing to find it by.",
    ]);
  });
});
