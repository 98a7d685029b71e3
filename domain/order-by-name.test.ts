import { describe, expect, it } from 'vitest';
import { idByName, type Named, nameProblems } from './order-by-name.ts';

const CATALOGUE: readonly Named[] = [
  { id: 'kickoff', names: ['Kickoff'] },
  { id: 'get-scale', names: ['Get Scale'] },
  { id: 'long-term-teams', names: ['Long Term Teams', 'Dedicated Tech Teams'] },
];

describe('a name', () => {
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
  ])('%j means %s', (name, id) => {
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
  ])('%j means no package', (name) => {
    expect(idByName(name, CATALOGUE)).toBeNull();
  });
});

describe('a catalogue of names', () => {
  it('is valid while each name leads to its own package', () => {
    expect(nameProblems(CATALOGUE)).toEqual([]);
  });

  it('is invalid when two packages share a name, however written', () => {
    expect(nameProblems([...CATALOGUE, { id: 'get-started', names: ['get scale Package'] }])).toEqual([
      "The name 'get scale Package' of 'get-started' leads to 'get-scale': two packages share it.",
    ]);
  });

  it("is invalid when a name is nothing but 'package'", () => {
    expect(nameProblems([{ id: 'kickoff', names: [' Package'] }])).toEqual([
      "The name ' Package' of 'kickoff' leaves nothing to find it by.",
    ]);
  });
});
