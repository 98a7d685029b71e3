// What a screen reader is told, page by page and state by state, in the order in which it reads: kept as text in
// `e2e/reading/`, so that a change of it is read like a change of code. With content of your own, write it anew by
// `npm run test:e2e -- e2e/reading.spec.ts --update-snapshots`, or delete this file.
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
    // Without the toasts, which go by themselves.
    const part = page.getByRole(state === 'the packages open' ? 'banner' : 'main');
    await expect(part).toMatchAriaSnapshot({ name: `${state.replaceAll(' ', '-')}.aria.yml` });
  });
}
