// What a screen reader is told, page by page and state by state, in the order in which it reads: kept as text in
// `e2e/reading/`, so that a change of it is read like a change of code. With content of your own, write it anew by
// `npm run test:e2e -- e2e/reading.spec.ts --update-snapshots`, or delete this file.
import { finder } from '../content/finder.ts';
import { home } from '../content/home.ts';
import { navigation } from '../content/navigation.ts';
import { links } from '../domain/links.ts';
import { expect, openReady, test } from './site.ts';
import { STATES } from './states.ts';

const PAGES = {
  home: links.home,
  kickoff: links.package('kickoff'),
  'get-scale': links.package('get-scale'),
  'long-term-teams': links.package('long-term-teams'),
  compare: links.compare,
  find: links.find,
  'find-answer': links.findResult('get-started'),
  offer: links.offer('get-started'),
  'case-study': links.caseStudy('papierboot'),
  'message-sent': links.messageSent,
  checkout: links.checkout('get-started'),
  payment: links.checkout('get-started', 'payment'),
  confirmation: links.checkout('get-started', 'confirmation'),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries(PAGES)) {
  test(`${path} reads as it is kept`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await page.goto(path);
    if (path.startsWith('/checkout/')) await openReady(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state} reads as it is kept`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await reach(page, false);
    // Without the toasts, which go by themselves: what they say is in `announced.spec.ts`.
    const part = page.getByRole(state === 'the packages open' ? 'banner' : 'main');
    await expect(part).toMatchAriaSnapshot({ name: `${state.replaceAll(' ', '-')}.aria.yml` });
  });
}

test('the answer for a stage reads as it is kept', async ({ page }) => {
  await page.goto(links.home);
  const hero = page.getByRole('region', { name: home.title });
  await hero.getByRole('radio').nth(1).check();
  await expect(hero).toMatchAriaSnapshot({ name: 'a-stage.aria.yml' });
});

test('the second question of the finder reads as it is kept', async ({ page }) => {
  await page.goto(links.find);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: finder.next }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'find-half-way.aria.yml' });
});

test('the menu of a phone reads as it is kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.home);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  await expect(page.locator('.mobile-menu')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});
