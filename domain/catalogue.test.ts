import { expect, it } from 'vitest';
import { idByName, listSections, type Named, nameProblems, SECTION_IDS, type Tier } from './catalogue.ts';
import { TIER_IDS } from './package-ids.ts';

const packages: readonly Tier[] = [
  {
    id: 'kickoff',
    sections: [
      { id: 'idea', features: [{ id: 'call', text: 'A call' }] },
      { id: 'office', features: [{ id: 'desk', text: '1 desk' }] },
    ],
  },
  { id: 'get-started', inherits: 'kickoff', sections: [{ id: 'team', features: [{ id: 'dev', text: 'A dev' }] }] },
  {
    id: TIER_IDS[2],
    inherits: 'get-started',
    sections: [{ id: 'office', features: [{ id: 'desk', text: '2 desks' }] }],
  },
];

function featuresOf(index: number, id: string) {
  const listed = listSections(packages[index] as Tier, packages);
  return listed.find((section) => section.id === id)?.features;
}

it('lists all sections in one order for every package', () => {
  for (const pack of packages) {
    expect(listSections(pack, packages).map((section) => section.id)).toEqual(SECTION_IDS);
  }
});

it('marks a feature with the package that first had it, unless a higher one replaces it', () => {
  const call = { id: 'call', text: 'A call' };
  expect(packages.map((_, index) => featuresOf(index, 'idea'))).toEqual([
    [call],
    [{ ...call, from: 'kickoff' }],
    [{ ...call, from: 'kickoff' }],
  ]);
  expect(featuresOf(2, 'team')).toEqual([{ id: 'dev', text: 'A dev', from: 'get-started' }]);
  expect(featuresOf(2, 'office')).toEqual([{ id: 'desk', text: '2 desks' }]);
});

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

it.each<[string, Named[], string[]]>([
  ['none where each name leads to its own package', [], []],
  [
    'two packages that share a name, however written',
    [{ id: 'long-term-custom', names: ['get started Package'] }],
    ["The name 'get started Package' of 'long-term-custom' leads to 'get-started': two packages share it."],
  ],
  [
    "a name that is nothing but 'package'",
    [{ id: 'long-term-custom', names: [' Package'] }],
    ["The name ' Package' of 'long-term-custom' leaves nothing to find it by."],
  ],
])('finds among the names %s', (_, more, problems) => {
  expect(nameProblems([...CATALOGUE, ...more])).toEqual(problems);
});
