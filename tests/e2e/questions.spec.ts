import type { Page } from '@playwright/test';
import { isSampleAnswer } from '../../catalogue/shipped-samples.ts';
import { questionWords } from '../../content/en/questions.ts';
import { packages } from '../../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question } from '../../content/questions.ts';
import { links } from '../../domain/links.ts';
import { axeViolations } from './accessibility.ts';
import { printed } from './routes.ts';
import { expect, STILL, test } from './site.ts';

test.use(STILL);

const PAGES: [path: string, own: readonly Question[]][] = [
  [links.home, homeQuestions],
  ...packages.slice(0, 1).map(({ id, page }): [string, readonly Question[]] => [links.package(id), page.questions]),
];

const questionOf = (page: Page, question: string) => page.locator('summary').filter({ hasText: question });
const answerOf = (page: Page, { id }: Question) => page.locator(`#answer-${id}`);
const [someQuestion] = commonQuestions as [Question];

for (const [path, own] of PAGES) {
  test(`answers founders' questions on ${path}, with the catalogue's names and prices`, async ({ page }) => {
    await page.goto(path);
    for (const question of [...own, ...commonQuestions]) {
      await expect(answerOf(page, question)).toBeHidden();
      await questionOf(page, question.question).click();
      const answer = answerOf(page, question);
      await expect(answer).toBeVisible();
      for (const part of question.answer.split(/\{[^}]*\}/)) await expect(answer).toContainText(part.trim());
      const [, priced = ''] = /\{([\w-]+)-price\}/.exec(question.answer) ?? [];
      const pack = packages.find(({ id }) => id === priced);
      if (pack) await expect(answer).toContainText(printed(pack, 'card'));
      const sample = expect(questionOf(page, question.question));
      await (isSampleAnswer(question) ? sample : sample.not).toContainText(questionWords.sample);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('unfolds an answer by its address', async ({ page }) => {
  await page.goto(`${links.home}#answer-${someQuestion.id}`);
  await expect(answerOf(page, someQuestion)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('unfolds a question by keyboard', async ({ page }) => {
    await page.goto(links.package(packages[0]?.id ?? 'kickoff'));
    await questionOf(page, someQuestion.question).focus();
    await page.keyboard.press('Enter');
    await expect(answerOf(page, someQuestion)).toBeVisible();
  });
});
