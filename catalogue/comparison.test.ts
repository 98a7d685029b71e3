import { expect, it } from 'vitest';
import { sectionTitles } from '../content/en/package-names.ts';
import type { Tier } from '../domain/catalogue.ts';
import { TIER_IDS } from '../domain/package-ids.ts';
import { alikeIn, compareTiers, firstPair, hasVariants } from './comparison.ts';

const tiers: readonly Tier[] = [
  {
    id: 'kickoff',
    sections: [
      { id: 'office', features: [{ id: 'desk', text: '1 desk' }] },
      { id: 'idea', features: [{ id: 'call', text: 'A call' }] },
    ],
  },
  {
    id: 'get-started',
    inherits: 'kickoff',
    sections: [
      { id: 'idea', features: [{ id: 'plan', text: 'A plan' }] },
      { id: 'office', features: [{ id: 'desk', text: '2 desks' }] },
    ],
  },
  // Builds on nothing.
  { id: TIER_IDS[2], sections: [{ id: 'idea', features: [{ id: 'plan', text: 'A plan' }] }] },
];

it("has a row for each feature, in section order, with each package's cell", () => {
  expect(compareTiers(tiers)).toEqual([
    {
      title: sectionTitles.idea,
      rows: [
        { id: 'call', cells: [{ id: 'call', text: 'A call' }, { id: 'call', text: 'A call', from: 'kickoff' }, null] },
        { id: 'plan', cells: [null, { id: 'plan', text: 'A plan' }, { id: 'plan', text: 'A plan' }] },
      ],
    },
    {
      title: sectionTitles.office,
      rows: [{ id: 'desk', cells: [{ id: 'desk', text: '1 desk' }, { id: 'desk', text: '2 desks' }, null] }],
    },
  ]);
});

it('knows which rows differ, and which packages are alike', () => {
  const [call, plan, desk] = compareTiers(tiers).flatMap(({ rows }) => rows) as [never, never, never];
  expect([call, plan, desk].map(hasVariants)).toEqual([false, false, true]);
  expect([call, plan, desk].map((row) => alikeIn([row]))).toEqual([
    [0, 0, 2],
    [0, 1, 1],
    [0, 1, 2],
  ]);
  expect(alikeIn([call, plan, desk])).toEqual([0, 1, 2]);
  expect(alikeIn([])).toEqual([]);
});

it('begins with the most popular and the next one up, or down from the highest', () => {
  const popularAt = (place: number) => [0, 1, 2].map((index) => ({ isPopular: index === place }));
  expect(firstPair(popularAt(1))).toEqual([1, 2]);
  expect(firstPair(popularAt(2))).toEqual([1, 2]);
  expect(firstPair(popularAt(-1))).toEqual([0, 1]);
  expect(firstPair([{ isPopular: true }])).toEqual([0, 0]);
});
