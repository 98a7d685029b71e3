import type { Page } from '@playwright/test';
import { home } from '../../content/en/home.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { stories } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { expect, openPart, slideName, test } from './site.ts';

const STORIES = stories.length;

/** The story shown after this many steps from the first, backwards if negative. */
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
