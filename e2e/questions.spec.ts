import type { Page } from '@playwright/test';
import { home } from '../content/home.ts';
import { packages } from '../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question, questionWords } from '../content/questions.ts';
import { longTermTeams } from '../content/teams.ts';
import { teamsQuestions } from '../content/teams-page.ts';
import { links } from '../domain/links.ts';
import { axeViolations } from './accessibility.ts';
import { printed } from './routes.ts';
import { expect, test } from './site.ts';

const PAGES: [path: string, own: readonly Question[]][] = [
  [links.home, homeQuestions],
  ...packages.map(({ id, page }): [string, readonly Question[]] => [links.package(id), page.questions]),
  [links.package(longTermTeams.id), teamsQuestions],
];

const questionOf = (page: Page, question: string) => page.locator('summary').filter({ hasText: question });
const answerOf = (page: Page, { id }: Question) => page.locator(`#answer-${id}`);
const [someQuestion] = commonQuestions as [Question];

for (const [path, own] of PAGES) {
  test(`${path} answers what founders ask, with the names and prices of the catalogue`, async ({ page }) => {
    await page.goto(path);
    for (const question of [...own, ...commonQuestions]) {
      await expect(answerOf(page, question)).toBeHidden();
      await questionOf(page, question.question).click();
      const answer = answerOf(page, question);
      await expect(answer).toBeVisible();
      const words = question.answer.replace(/\{([\w-]+?)(-price)?\}/g, (_, id: string, isPrice?: string) => {
        if (id === longTermTeams.id) return isPrice ? 'from ' : longTermTeams.title;
        const pack = packages.find((candidate) => candidate.id === id) as (typeof packages)[number];
        return isPrice ? printed(pack, 'card') : pack.name;
      });
      for (const part of words.split(/from \.?/)) await expect(answer).toContainText(part.trim().replace(/\.$/, ''));
      const sample = expect(answer);
      await (question.isSample ? sample : sample.not).toContainText(questionWords.sample);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('an answer has an address, which unfolds it', async ({ page }) => {
  await page.goto(`/#answer-${someQuestion.id}`);
  await expect(answerOf(page, someQuestion)).toBeInViewport();
});

test('a search in the page finds an answer and unfolds it', async ({ page }) => {
  await page.goto('/');
  const found = someQuestion.answer.slice(0, 40);
  expect(
    await page.evaluate((words) => 'find' in window && (window.find as (text: string) => boolean)(words), found),
  ).toBe(true);
});

test('a question is unfolded and folded by keyboard', async ({ page }) => {
  await page.goto('/');
  await questionOf(page, someQuestion.question).focus();
  await page.keyboard.press('Enter');
  await expect(answerOf(page, someQuestion)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answerOf(page, someQuestion)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions unfold as well', async ({ page }) => {
    await page.goto(links.package(packages[0]?.id ?? 'kickoff'));
    await questionOf(page, someQuestion.question).click();
    await expect(answerOf(page, someQuestion)).toBeVisible();
  });
});

test('a founder with another question is led to the contact form, with the package chosen', async ({ page }) => {
  const [pack] = packages as [(typeof packages)[number]];
  await page.goto(links.package(pack.id));
  await page.getByRole('link', { name: questionWords.ask }).click();
  await expect(page).toHaveURL(links.contactAbout(pack.id));
  await expect(page.getByRole('heading', { name: questionWords.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: home.packages.title })).toBeAttached();
});
