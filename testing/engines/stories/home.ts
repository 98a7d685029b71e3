import { expect, test } from 'vitest';
import { interfaceWords } from '../../../content/interface.ts';
import { type Stage, stages } from '../../../content/stages.ts';
import { stories } from '../../../content/stories.ts';
import { links } from '../../../domain/links.ts';
import type { EnginePage } from '../engine.ts';
import { until } from '../until.ts';
import type { Telling } from './telling.ts';

const [first, second] = stages as unknown as readonly [Stage, Stage];

/** Waits until the page answers for one stage alone, and names it in its address. */
async function untilAnswered(page: EnginePage, { id, next }: Stage) {
  await until(
    page,
    (stage, words) => {
      const shown = [...document.querySelectorAll('[data-instrument] .for-stage')].filter((answer) =>
        answer.checkVisibility({ visibilityProperty: true }),
      );
      return shown.length === 1 && shown[0]?.textContent?.includes(words) && location.search === `?stage=${stage}`;
    },
    id,
    next,
  );
}

/** Waits until one story is shown, and no other can be reached. */
function untilStory(page: EnginePage, place: number) {
  return until(
    page,
    (wanted) => {
      const slides = [...document.querySelectorAll<HTMLElement>('.carousel-slide')];
      const frame = document.querySelector('.carousel-viewport')?.getBoundingClientRect().left ?? 0;
      return slides.every((slide, index) =>
        index === wanted - 1 ? !slide.inert && Math.abs(slide.getBoundingClientRect().left - frame) < 24 : slide.inert,
      );
    },
    place,
  );
}

export function tellOfHome({ open }: Telling): void {
  test('a stage is chosen by pointer and by keys, and the page answers for it', async () => {
    const page = await open('/');
    await page.clickOn(`label:has(#stage-${first.id})`);
    await untilAnswered(page, first);
    await page.press('ArrowRight');
    await untilAnswered(page, second);
    await page.clickOn(`[data-instrument] .for-${second.id} a[href="${links.package(second.package)}"]`);
    await until(page, (path) => location.pathname === path, links.package(second.package));
  });

  test('the stories go round, by the arrows and by keys', { skip: stories.length < 2 }, async () => {
    const page = await open(links.caseStudies);
    await untilStory(page, 1);
    await page.click('button', interfaceWords.carousel.next);
    await untilStory(page, 2);
    await page.press('ArrowRight');
    await untilStory(page, (2 % stories.length) + 1);
    await page.click('button', interfaceWords.carousel.previous);
    await untilStory(page, 2);
    await page.click('button', interfaceWords.carousel.previous);
    await page.click('button', interfaceWords.carousel.previous);
    await untilStory(page, stories.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
