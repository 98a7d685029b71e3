import type { Locator, Page } from '@playwright/test';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { logos } from '../../content/logos.ts';
import { stories } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { TIER_IDS } from '../../domain/package-ids.ts';
import { boxesOf } from './measure.ts';
import { expect, openPart, slideName, test } from './site.ts';

const DRAWN = [links.home, links.package(TIER_IDS[0])];
const drawings = (page: Page) => page.locator('.plays').filter({ visible: true }).all();

const moving = (drawing: Locator) =>
  drawing.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.play-part, .play-stroke')).length,
  );

const unfinished = (drawing: Locator) =>
  drawing.evaluate(
    (element) =>
      [...element.querySelectorAll('.play-part, .play-stroke')].filter((part) => {
        const { opacity, transform, strokeDashoffset } = getComputedStyle(part);
        const isStroke = part.matches('.play-stroke');
        return opacity !== '1' || transform !== 'none' || (isStroke && Number.parseFloat(strokeDashoffset));
      }).length,
  );

const show = (drawing: Locator) =>
  drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

for (const path of DRAWN) {
  test(`the drawings of ${path} play when in view, and stay`, async ({ page }) => {
    // Lower than what stands above the first drawing.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(path);
    const all = await drawings(page);
    expect(all.length).toBeGreaterThan(0);
    for (const drawing of all) {
      expect(await moving(drawing)).toBe(0);
      expect(await unfinished(drawing), 'nor is it complete before it is seen').toBeGreaterThan(0);
    }
    for (const drawing of all) {
      await show(drawing);
      await expect.poll(() => unfinished(drawing)).toBe(0);
      await expect.poll(() => moving(drawing)).toBe(0);
    }
  });

  test(`the drawings of ${path} are complete and still with reduced motion, and on paper`, async ({ page }) => {
    for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
      await page.emulateMedia(media);
      await page.goto(path);
      for (const drawing of await page.locator('.plays').all())
        expect([await moving(drawing), await unfinished(drawing)]).toEqual([0, 0]);
    }
  });
}

const band = (page: Page) => page.getByRole('region', { name: home.logos.title });

test.describe('the band of logos', () => {
  test.skip(logos.length === 0, 'no logos yet');

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('takes 30 seconds a cycle all the same, and its button stops it', async ({ page }) => {
      await page.goto(links.home);
      const cycles = await band(page).evaluate((region) =>
        region.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
      );
      expect(new Set(cycles)).toEqual(new Set([30_000]));
      await band(page).scrollIntoViewIfNeeded();
      const logo = band(page).getByRole('img', { name: logos[0]?.name ?? '', exact: true });
      const left = async () => (await logo.boundingBox())?.x;
      const before = await left();
      await expect.poll(left).not.toBe(before);
      await band(page)
        .locator('label')
        .filter({ hasText: `${home.logos.pause} ${home.logos.pauseWhat}` })
        .click();
      await page.mouse.move(5, 5);
      const stopped = await left();
      await expect(logo).toBeVisible();
      expect(await left()).toBe(stopped);
    });
  });

  test('shows every logo once and still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(links.home);
    await page.setViewportSize({ width: 360, height: 800 });
    const boxes = (await boxesOf(band(page).locator('img'))).filter(({ width }) => width > 0);
    expect(boxes.filter(({ left, right }) => left >= 0 && right <= 360)).toHaveLength(logos.length);
    await expect(band(page).getByRole('img')).toHaveCount(logos.length);
  });
});

function carousel(page: Page) {
  const region = page
    .getByRole('region', { name: home.stories.title })
    .locator(`[aria-roledescription="${interfaceWords.carousel.role}"]`);
  return {
    region,
    slide: (number: number) => region.getByRole('group', { name: slideName(number) }),
    previous: region.getByRole('button', { name: interfaceWords.carousel.previous }),
    next: region.getByRole('button', { name: interfaceWords.carousel.next }),
  };
}

async function openStories(page: Page) {
  await openPart(page, links.caseStudies);
  await expectSlide(page, 1);
  return carousel(page);
}

async function expectSlide(page: Page, shown: number) {
  const { slide } = carousel(page);
  for (let number = 1; number <= stories.length; number += 1) {
    await expect(slide(number)).toHaveJSProperty('inert', number !== shown);
  }
  await expect(slide(shown)).toBeInViewport({ ratio: 0.5 });
}

test.describe('success stories', () => {
  test.skip(stories.length < 2, 'one story does not move');

  test('move by one with the arrows, which are labelled, and loop at both ends', async ({ page }) => {
    const { slide, previous, next } = await openStories(page);
    await expect(slide(1)).toHaveAttribute('aria-roledescription', interfaceWords.carousel.slideRole);
    for (const [arrow, shown] of [
      [next, 2],
      [previous, 1],
      [previous, stories.length],
      [next, 1],
    ] as const) {
      await arrow.click();
      await expectSlide(page, shown);
    }
  });

  test('move with the arrow keys, with the focus on a button or going from link to link', async ({ page }) => {
    const { next, slide, region } = await openStories(page);
    await next.focus();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, stories.length);
    await expect(next).toBeFocused();
    await slide(stories.length).getByRole('link').focus();
    for (const [key, shown] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slide(shown).getByRole('link')).toBeFocused();
      await expectSlide(page, shown);
    }
    // Pressing a key that is held down repeats it.
    for (let press = 0; press < 6; press += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    const sixLater = (6 % stories.length) + 1;
    await expectSlide(page, sixLater);
    // The story is aligned to its start, not scrolled to the focus.
    const frame = await region.boundingBox();
    const left = async () => (await slide(sixLater).boundingBox())?.x;
    await expect.poll(left).toBeCloseTo(frame?.x ?? 0, 0);
  });

  test('move with a finger', async ({ page }) => {
    const { region } = await openStories(page);
    const box = await region.boundingBox();
    if (!box) throw new Error('The carousel is not shown.');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 10 });
    await page.mouse.up();
    await expectSlide(page, 2);
  });
});
