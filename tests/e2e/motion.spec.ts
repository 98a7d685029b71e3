import type { Locator, Page } from '@playwright/test';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { logos } from '../../content/logos.ts';
import { caseStudies, stories } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { TIER_IDS } from '../../domain/package-ids.ts';
import { axeViolations } from './measure.ts';
import { expect, openPart, slideName, test } from './site.ts';

async function bringToTop(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

async function bringPart(page: Page, part: Locator, below: number) {
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  // Repeats, because content above may still grow by a font or late rendering.
  await expect(async () => {
    await bringToTop(page, (await page.evaluate(() => scrollY)) + (await top()) - below);
    expect(Math.abs((await top()) - below)).toBeLessThan(2);
  }).toPass({ timeout: 10_000 });
}

test('darkens the header and the order bar together over a dark band, with readable text', async ({ page }) => {
  await page.goto(links.package(TIER_IDS[0]));
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const header = page.getByRole('banner');
  const light = await ground(header);
  await bringToTop(page, 100_000);
  const band = page.locator('section.on-ink').first();
  const height = (await band.boundingBox())?.height ?? 0;
  await bringPart(page, band, 160);
  await expect.poll(() => ground(header), 'not yet').toBe(light);
  await bringPart(page, band, 100);
  const bar = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('link', { name: packagePageWords.order }) })
    .first();
  await expect
    .poll(async () => [await ground(header), await ground(bar)], 'both')
    .toEqual([await ground(band), await ground(band)]);
  await bringPart(page, band, -10);
  await expect.poll(() => ground(header), 'under it').toBe(await ground(band));
  expect(await axeViolations(page)).toEqual([]);
  await bringPart(page, band, -height - 10);
  await expect.poll(() => ground(header), 'past it').toBe(light);
});

const DRAWN = [
  links.home,
  links.package(TIER_IDS[0]),
  ...caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id)),
];
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
  test(`the drawings of ${path} play once when in view, and stay`, async ({ page }) => {
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
    await bringToTop(page, 0);
    for (const drawing of all) {
      await show(drawing);
      expect(await moving(drawing)).toBe(0);
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

const CYCLE_MS = 30_000;
const band = (page: Page) => page.getByRole('region', { name: home.logos.title });

function holesAt(page: Page, ms: number): Promise<number[]> {
  return band(page).evaluate(async (region, time) => {
    for (const animation of region.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const inWindow = [...region.querySelectorAll('img')].filter((logo) => {
      const { left, right } = logo.getBoundingClientRect();
      // A sliver at the edge cannot be hit-tested.
      return right > 2 && left < innerWidth - 2;
    });
    await Promise.all(inWindow.map((logo) => logo.decode()));
    const boxes = inWindow.map((logo) => logo.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    const edges = [0, ...boxes.flatMap(({ left, right }) => [left, right]), innerWidth];
    return Array.from({ length: edges.length / 2 }, (_, index) => {
      return (edges[2 * index + 1] ?? 0) - (edges[2 * index] ?? 0);
    });
  }, ms);
}

test.describe('the band of logos', () => {
  test.skip(logos.length === 0, 'no logos yet');

  for (const width of [360, 1280, 3440]) {
    test(`covers it at ${width} px at every moment of its 30 seconds`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(links.home);
      await band(page).scrollIntoViewIfNeeded();
      const lefts = () =>
        band(page).evaluate((region) =>
          Array.from(region.querySelectorAll('img'), (logo) => Math.round(logo.getBoundingClientRect().left))
            .filter((left) => left >= 0 && left < innerWidth)
            .sort((a, b) => a - b),
        );
      // The logos spread over a wide window; between two of them there is always the same gap.
      const [, gap = 0] = await holesAt(page, 0);
      const atStart = await lefts();
      // Up to the very end of the cycle, where the band jumps back.
      for (let step = 0; step <= 20; step += 1) {
        const holes = await holesAt(page, Math.min((step * CYCLE_MS) / 20, CYCLE_MS - 0.01));
        expect(Math.max(...holes), `no hole at ${step}/20 of the cycle`).toBeLessThan(gap + 20);
      }
      expect(await lefts(), 'it begins again where it ends').toEqual(atStart);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('moves all the same, and its button stops it', async ({ page }) => {
      await page.goto(links.home);
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
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = await band(page)
        .locator('img')
        .evaluateAll((images) => {
          const boxes = images.map((image) => image.getBoundingClientRect()).filter((box) => box.width > 0);
          return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
        });
      expect(seen, `at ${width} px`).toBe(logos.length);
    }
    await expect(band(page).getByRole('img')).toHaveCount(logos.length);
  });
});

const STORIES = stories.length;

const placeAfter = (steps: number) => (((steps % STORIES) + STORIES) % STORIES) + 1;

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
  for (let number = 1; number <= STORIES; number += 1) {
    await expect(slide(number)).toHaveJSProperty('inert', number !== shown);
  }
  await expect(slide(shown)).toBeInViewport({ ratio: 0.5 });
}

test.describe('success stories', () => {
  test.skip(STORIES < 2, 'one story does not move');

  test('move by one with the arrows, which are labelled, and loop at both ends', async ({ page }) => {
    const { region, slide, previous, next } = await openStories(page);
    await expect(region).toHaveAttribute('aria-roledescription', interfaceWords.carousel.role);
    await expect(slide(1)).toHaveAttribute('aria-roledescription', interfaceWords.carousel.slideRole);
    const numbers = stories.map((_, index) => index + 1);
    for (const shown of [...numbers.slice(1), 1]) {
      await next.click();
      await expectSlide(page, shown);
    }
    for (const shown of numbers.toReversed()) {
      await previous.click();
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
    await expectSlide(page, STORIES);
    await expect(next).toBeFocused();
    await slide(STORIES).getByRole('link').focus();
    for (const [key, step] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      const shown = placeAfter(STORIES - 1 + step);
      await page.keyboard.press(key);
      await expect(slide(shown).getByRole('link')).toBeFocused();
      await expectSlide(page, shown);
    }
    // Pressing a key that is held down repeats it.
    for (let press = 0; press < 6; press += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await expectSlide(page, placeAfter(STORIES + 6));
    // The story is aligned to its start, not scrolled to the focus.
    const frame = await region.boundingBox();
    const left = async () => (await slide(placeAfter(STORIES + 6)).boundingBox())?.x;
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

  test('never move by themselves', async ({ page }) => {
    await page.clock.install();
    await openStories(page);
    await page.clock.fastForward('05:00');
    await expectSlide(page, 1);
  });
});
