import type { Page } from '@playwright/test';
import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { isSampleStory } from '../catalogue/shipped-samples.ts';
import { caseStudyPage } from '../content/case-study-page.ts';
import { home } from '../content/home.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { caseStudies, stories } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor } from '../domain/package-ids.ts';
import { MENU } from './routes.ts';
import { expect, openPart, STILL, test } from './site.ts';

test.use(STILL);

const COUNT = caseStudies.length;
const [first] = caseStudies;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const packageName = (id: (typeof caseStudies)[number]['caseStudy']['beganWith']) =>
  MENU.find(({ href }) => href === links.package(id))?.name ?? '';

test.describe('case studies', () => {
  test.skip(COUNT === 0, 'no story has a page');

  test('lead from the home page from one to the next, back to the first', async ({ page }) => {
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

  test('show the package they began with and whether they are a sample, and end with that package', async ({
    page,
  }) => {
    const story = first as typeof first & object;
    const { quote, caseStudy } = story;
    await page.goto(links.caseStudy(caseStudy.id));
    const began = page.getByRole('definition').getByRole('link', { name: packageName(caseStudy.beganWith) });
    await expect(began).toHaveAttribute('href', links.package(caseStudy.beganWith));
    await expect(page.getByRole('figure')).toContainText(quote);
    await expect(page.getByText(caseStudyPage.sample.title)).toBeVisible({ visible: isSampleStory(story) });
    const order = page.getByRole('link', { name: new RegExp(`^${packagePageWords.order}`) });
    await expect(order).toHaveAttribute('href', links.checkout(caseStudy.beganWith));
    await page.getByRole('link', { name: new RegExp(`^${caseStudyPage.begin.ask}`) }).click();
    await expect(page.getByRole('combobox')).toContainText(contactChoiceLabel(contactChoiceFor(caseStudy.beganWith)));
  });
});
