import type { Page } from '@playwright/test';
import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { caseStudyPage } from '../content/case-study-page.ts';
import { home } from '../content/home.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { caseStudies, stories } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor } from '../domain/package-ids.ts';
import { MENU } from './routes.ts';
import { expect, openPart, test } from './site.ts';

const COUNT = caseStudies.length;
const [first] = caseStudies;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const packageName = (id: (typeof caseStudies)[number]['caseStudy']['beganWith']) =>
  MENU.find(({ href }) => href === links.package(id))?.name ?? '';

test.describe('case studies', () => {
  test.skip(COUNT === 0, 'no story has a page');

  test('the first is read from the home page, and from each the next, until the first again', async ({ page }) => {
    await openPart(page, '/#case-studies');
    const slides = page.getByRole('region', { name: home.stories.title });
    const before = stories.findIndex(({ caseStudy }) => caseStudy !== undefined);
    for (let step = 0; step < before; step += 1) await slides.getByRole('button', { name: /^Next/ }).click();
    await slides.getByRole('link', { name: new RegExp(`^${home.stories.link} .*${first?.company}$`) }).click();
    for (const { caseStudy } of [...caseStudies.slice(1), caseStudies[0]].filter((story) => story !== undefined)) {
      await expect(page.getByRole('heading', { name: caseStudyPage.done })).toBeVisible();
      if (COUNT < 2) break;
      await page.getByRole('link', { name: new RegExp(`^${caseStudyPage.next.link}`) }).click();
      await expect(page).toHaveURL(links.caseStudy(caseStudy.id));
      await expect(heading(page)).toHaveText(caseStudy.title);
    }
  });

  for (const { company, quote, isSample, caseStudy } of caseStudies) {
    const path = links.caseStudy(caseStudy.id);

    test(`the story of ${company} shows what it began with, and says whether it is a sample`, async ({ page }) => {
      await page.goto(path);
      const name = packageName(caseStudy.beganWith);
      await expect(page.getByRole('definition').getByRole('link', { name })).toHaveAttribute(
        'href',
        links.package(caseStudy.beganWith),
      );
      await expect(page.getByRole('figure')).toContainText(quote);
      await expect(page.getByText(caseStudyPage.sample.title)).toBeVisible({ visible: isSample });
    });

    test(`the story of ${company} ends with its package, to order or to ask about`, async ({ page }) => {
      await page.goto(path);
      const order = page.getByRole('link', { name: new RegExp(`^${packagePageWords.order}`) });
      await expect(order).toHaveAttribute('href', links.checkout(caseStudy.beganWith));
      await page.getByRole('link', { name: new RegExp(`^${caseStudyPage.begin.ask}`) }).click();
      await expect(page.getByRole('combobox')).toContainText(contactChoiceLabel(contactChoiceFor(caseStudy.beganWith)));
    });

    for (const width of [360, 768, 1280, 1920]) {
      test(`at ${width} px no word of the story of ${company} stands on its line`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await wordsOnLine(page, caseStudyPage.stretch.title)).toEqual([]);
      });
    }
  }

  test('the slides say what each story began with, and which are samples', async ({ page }) => {
    await openPart(page, '/#case-studies');
    const slides = page.locator('[aria-roledescription="slide"]');
    for (const [index, { isSample, caseStudy }] of stories.entries()) {
      const slide = slides.nth(index);
      const began = home.stories.beganWith.replace('{package}', caseStudy ? packageName(caseStudy.beganWith) : '');
      await expect(slide.getByText(began, { exact: true })).toHaveCount(caseStudy ? 1 : 0);
      await expect(slide.getByText(home.stories.sample)).toHaveCount(isSample ? 1 : 0);
    }
  });
});

/** The words of a region that the strokes of its drawing touch. */
function wordsOnLine(page: Page, name: string): Promise<string[]> {
  return page.getByRole('region', { name }).evaluate((region) => {
    const svg = region.querySelector('svg') as SVGSVGElement;
    const frame = svg.getBoundingClientRect();
    const stroke = Number.parseFloat(getComputedStyle(svg).strokeWidth);
    // On a narrow screen what is above the drawing is cut off.
    const top = getComputedStyle(svg).clipPath === 'none' ? Number.NEGATIVE_INFINITY : frame.top;
    const points = [...svg.querySelectorAll('path')].flatMap((path) => {
      const matrix = path.getScreenCTM() as DOMMatrix;
      const length = path.getTotalLength();
      return Array.from({ length: 400 }, (_, step) =>
        path.getPointAtLength((length * step) / 399).matrixTransform(matrix),
      );
    });
    return [...region.querySelectorAll('h3, p')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const touched = [...range.getClientRects()].some((box) =>
        points.some(
          ({ x, y }) =>
            y > top &&
            x > box.left - stroke &&
            x < box.right + stroke &&
            y > box.top - stroke &&
            y < box.bottom + stroke,
        ),
      );
      return touched ? [words.textContent ?? ''] : [];
    });
  });
}
