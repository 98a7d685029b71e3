// The structure that assistive technology reads of each page and state: roles, levels and states in order, without text and
// with repeated entries once, so that no text and no list entry changes it. Kept in `e2e/reading/`; update it with `npm run
// test:e2e -- e2e/reading.spec.ts --update-snapshots`.
import type { Locator } from '@playwright/test';
import { finder } from '../content/finder.ts';
import { home } from '../content/home.ts';
import { navigation } from '../content/navigation.ts';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { structureOf } from '../testing/aria-structure.ts';
import { expect, openHydrated, openReady, test } from './site.ts';
import { STATES } from './states.ts';

const [caseStudy] = caseStudies;
const PAGES = {
  home: links.home,
  kickoff: links.package('kickoff'),
  'get-scale': links.package('get-scale'),
  'long-term-teams': links.package('long-term-teams'),
  compare: links.compare,
  find: links.find,
  'find-answer': links.findResult('get-started'),
  offer: links.offer('get-started'),
  ...(caseStudy && { 'case-study': links.caseStudy(caseStudy.caseStudy.id) }),
  'message-sent': links.messageSent,
  checkout: links.checkout('get-started'),
  payment: links.checkout('get-started', 'payment'),
  confirmation: links.checkout('get-started', 'confirmation'),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectReading = async (part: Locator, name: string) =>
  expect(structureOf(await part.ariaSnapshot())).toMatchSnapshot(`${name.replaceAll(' ', '-')}.txt`);

test('keeps the structure of header and footer', async ({ page }) => {
  await page.goto(links.home);
  await expectReading(page.getByRole('banner'), 'header');
  await expectReading(page.getByRole('contentinfo'), 'footer');
});

for (const [name, path] of Object.entries(PAGES)) {
  test(`keeps the structure of the main part of ${path}`, async ({ page }) => {
    if (path.startsWith('/checkout/')) await openReady(page, path);
    else await page.goto(path);
    await expectReading(page.getByRole('main'), name);
  });
}

// For each state, the part of the page that it changes.
const PART_OF: Record<string, string> = {
  'a contact form with errors and a toast': '#contact',
  'a message that was sent': '#contact',
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`keeps the structure of ${state}`, async ({ page }) => {
    await reach(page, false);
    const region = page.getByRole(state === 'the packages open' ? 'banner' : 'main');
    const part = PART_OF[state];
    await expectReading(part ? region.locator(part) : region, state);
  });
}

test("keeps the structure of a stage's answer", async ({ page }) => {
  await page.goto(links.home);
  const hero = page.getByRole('region', { name: home.title });
  await hero.getByRole('radio').nth(1).check();
  await expectReading(hero, 'a-stage');
});

test("keeps the structure of the finder's second question", async ({ page }) => {
  await openHydrated(page, links.find);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: finder.next }).click();
  await expectReading(page.getByRole('main'), 'find-half-way');
});

test("keeps the structure of the phone's menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.home);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await expectReading(page.locator('.mobile-menu'), 'menu');
});
