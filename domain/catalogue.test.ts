import { expect, it } from 'vitest';
import { listSections, SECTION_IDS, type Tier } from './catalogue.ts';
import { TIER_IDS } from './package-ids.ts';

const packages: readonly Tier[] = [
  {
    id: 'kickoff',
    sections: [
      { id: 'idea', features: [{ id: 'call', text: 'A call' }] },
      { id: 'office', features: [{ id: 'desk', text: '1 desk' }] },
    ],
  },
  {
    id: 'get-started',
    inherits: 'kickoff',
    sections: [{ id: 'team', features: [{ id: 'developer', text: 'A developer' }] }],
  },
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

it('marks nothing as inherited in the lowest package', () => {
  expect(featuresOf(0, 'idea')).toEqual([{ id: 'call', text: 'A call' }]);
});

it('marks a feature with the package that first had it, however many packages later', () => {
  expect(featuresOf(1, 'idea')).toEqual([{ id: 'call', text: 'A call', from: 'kickoff' }]);
  expect(featuresOf(2, 'idea')).toEqual([{ id: 'call', text: 'A call', from: 'kickoff' }]);
  expect(featuresOf(2, 'team')).toEqual([{ id: 'developer', text: 'A developer', from: 'get-started' }]);
});

it("replaces a lower package's feature with the same id", () => {
  expect(featuresOf(2, 'office')).toEqual([{ id: 'desk', text: '2 desks' }]);
});
