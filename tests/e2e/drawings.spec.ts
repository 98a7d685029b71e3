import type { Locator, Page } from '@playwright/test';
import { servicesOf } from '../../catalogue/deliverables.ts';
import { packages } from '../../content/packages/packages.ts';
import { services } from '../../content/services.ts';
import { links } from '../../domain/links.ts';
import { expect, test } from './site.ts';

const [pack] = packages as [(typeof packages)[number]];
const PAGES = [
  { path: links.package(pack.id), titles: servicesOf(pack).drawn.map(({ title }) => title) },
  { path: links.home, titles: services.map(({ title }) => title) },
];

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) });

/** What is still animating in a card. */
const moving = (card: Locator) =>
  card.evaluate((element) => {
    const parts = element.getAnimations({ subtree: true }).filter(({ effect }) => {
      const target = (effect as KeyframeEffect).target as Element;
      return target !== element && target.matches('.play-part, .play-stroke');
    });
    return parts.map(({ playState }) => playState);
  });

/** The parts of a card's drawing that are incomplete or out of place. */
const unfinished = (card: Locator) =>
  card.evaluate(
    (element) =>
      [...element.querySelectorAll('.play-part, .play-stroke')].filter((part) => {
        const { opacity, transform, strokeDashoffset } = getComputedStyle(part);
        return (
          opacity !== '1' ||
          transform !== 'none' ||
          (part.matches('.play-stroke') && Number.parseFloat(strokeDashoffset))
        );
      }).length,
  );

const show = (card: Locator) =>
  card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test.describe('the drawings', () => {
  for (const { path, titles } of PAGES) {
    test(`of ${path} play once when in view, and stay`, async ({ page }) => {
      await page.goto(path);
      const cards = titles.map((title) => cardOf(page, title));
      // Nothing moves, nor is it complete, before it is seen.
      for (const card of cards) {
        expect(await moving(card)).toEqual([]);
        expect(await unfinished(card)).toBeGreaterThan(0);
      }
      for (const card of cards) {
        await show(card);
        await expect.poll(() => unfinished(card)).toBe(0);
        await expect.poll(() => moving(card)).toEqual([]);
      }
      await toTop(page);
      for (const card of cards) {
        await expect(card).not.toBeInViewport({ ratio: 0.5 });
        await show(card);
        await expect(card).toBeInViewport({ ratio: 0.6 });
        expect(await moving(card)).toEqual([]);
        await toTop(page);
      }
    });

    test(`of ${path} are complete and still with reduced motion, and on paper`, async ({ page }) => {
      for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
        await page.emulateMedia(media);
        await page.goto(path);
        for (const title of titles) {
          expect(await moving(cardOf(page, title))).toEqual([]);
          expect(await unfinished(cardOf(page, title))).toBe(0);
        }
      }
    });
  }
});
