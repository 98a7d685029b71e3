import { describe, expect, it, test } from 'vitest';
import { packages } from '../content/packages/packages.ts';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { amountOn, formatAmount, PRICE_READINGS } from '../domain/price.ts';
import { pagePictures, pictureWords } from './page-pictures.ts';
import { listedPaths } from './paths.ts';
import { isSampleStory } from './shipped-samples.ts';

const named = packages.map((pack) => [pack.name, pack] as const);

test('has pictures only for pages meant for search engines', () => {
  const paths = [...pagePictures('single').keys()];
  expect(paths.filter((path) => !listedPaths.includes(path))).toEqual([]);
  expect(new Set(paths)).toContain(links.home);
});

describe.each(PRICE_READINGS)('with prices read as %s', (reading) => {
  it.each(named)("shows the page's price on the picture of %s", (name, { id, price }) => {
    const picture = pagePictures(reading).get(links.package(id));
    expect(picture?.price?.amount).toBe(formatAmount(amountOn('page', price, reading)));
    expect(picture && pictureWords(picture)).toContain(name);
  });
});

test('says on its picture that a story is invented', () => {
  for (const story of caseStudies) {
    const picture = pagePictures('single').get(links.caseStudy(story.caseStudy.id));
    expect(picture?.mark !== undefined).toBe(isSampleStory(story));
  }
});
