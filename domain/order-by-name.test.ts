import { expect, it } from 'vitest';
import { idByName, type Named, nameProblems } from './order-by-name.ts';

const CATALOGUE: readonly Named[] = [
  { id: 'kickoff', names: ['Kickoff'] },
  { id: 'get-started', names: ['Get Started'] },
  { id: 'long-term-teams', names: ['Long Term Teams', 'Dedicated Tech Teams'] },
];

it.each([
  ['GET STARTED', 'get-started'],
  ['  Get Started\n', 'get-started'],
  [' Get Started  Package ', 'get-started'],
  ['Dedicated Tech Teams', 'long-term-teams'],
])('takes the name %j for %s', (name, id) => {
  expect(idByName(name, CATALOGUE)).toBe(id);
});

it.each(['Get Rich', '', 'package', 'Get Started package package', 'Get Startedpackage', 'constructor'])(
  'takes the name %j for no package',
  (name) => {
    expect(idByName(name, CATALOGUE)).toBeNull();
  },
);

it('accepts a catalogue in which each name leads to its own package', () => {
  expect(nameProblems(CATALOGUE)).toEqual([]);
});

it('refuses two packages that share a name, however written', () => {
  expect(nameProblems([...CATALOGUE, { id: 'long-term-custom', names: ['get started Package'] }])).toEqual([
    "The name 'get started Package' of 'long-term-custom' leads to 'get-started': two packages share it.",
  ]);
});

it("refuses a name that is nothing but 'package'", () => {
  expect(nameProblems([{ id: 'kickoff', names: [' Package'] }])).toEqual([
    "The name ' Package' of 'kickoff' leaves nothing to find it by.",
  ]);
});
