// What the site says about the sample company. When you make the site your own, edit or delete this file: all other stories
// follow from `content/`.
import { listedPaths } from '../catalogue/paths.ts';
import { headOf, wordsOf } from './routes.ts';
import { expect, test } from './site.ts';

const SAID: Record<string, readonly string[]> = {
  '/': [
    'Your Co-Founder to get things Going',
    '100+',
    '50+',
    '20,000+',
    '500+',
    '30+',
    '400M+',
    '299€',
    '749€',
    '1,499€',
    '2,999€',
    'Done-for-you MVP building from +1,999€',
    'hello@going.example',
    'Musterstraße 1',
    '10115 Berlin',
  ],
  '/kickoff': ['299€', 'one-time'],
  '/get-started': ['749€', '/month'],
  '/get-momentum': ['1,499€', 'Everything in Get Started plus these additional features', '1,000+', '4,000+'],
  '/get-scale': ['2,999€', 'Individual pitch deck review session', 'Individual pitch session'],
  '/long-term-teams': [
    '1,999€',
    '3,499€',
    '6,499€',
    '14,999€',
    '49.98€',
    '43.74€',
    '40.62€',
    '4-week month',
    'Cloud & Infrastructure',
  ],
  '/case-studies/papierboot': [
    'Amara Osei',
    'Sample story',
    'Kickoff',
    '299€ one-time',
    'four ideas and a resignation letter',
  ],
  '/case-studies/halden': ['Henrik Sand', 'Get Scale', '2,999€/month', 'Growth broke our servers'],
  '/checkout/get-started': ['749€/month', 'MVP development'],
  '/checkout/long-term-some-more': ['Dedicated Tech Team: Some more, 20 hours a week', '3,499€/month'],
  '/checkout/kickoff/confirmation': ['299€ one-time', '60-minute kickoff call'],
};

for (const [path, words] of Object.entries(SAID)) {
  test(`says on ${path} what the company sells, and for how much`, async ({ request }) => {
    const text = wordsOf(await (await request.get(path)).text());
    for (const word of words) expect(text).toContain(word);
  });
}

test('has titles and descriptions that search results neither cut off nor find thin', async ({ request }) => {
  for (const path of listedPaths) {
    const { title, meta } = headOf(await (await request.get(path)).text());
    const description = meta('description');
    expect.soft(title.length, `characters in the title of ${path}`).toBeGreaterThan(12);
    expect.soft(title.length, `characters in the title of ${path}`).toBeLessThanOrEqual(65);
    expect.soft(description.length, `characters in the description of ${path}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `characters in the description of ${path}`).toBeLessThanOrEqual(160);
  }
});
