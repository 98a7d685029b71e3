import { test } from 'vitest';
import { fitPackages, fitQuestions } from '../../../catalogue/finder.ts';
import { finder } from '../../../content/finder.ts';
import { links } from '../../../domain/links.ts';
import { fitPackage } from '../../../domain/package-fit.ts';
import { until, untilAt } from '../until.ts';
import type { Telling } from './telling.ts';

/** The first answer to each question, and the package that these lead to. */
const GIVEN = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[0]?.id ?? '']));
const FOUND = fitPackage(fitQuestions, fitPackages, GIVEN)?.package ?? 'kickoff';

export function tellOfFinder({ open }: Telling): void {
  test('five questions lead to one package, by pointer and by keys', async () => {
    const page = await open(links.find);
    await until(page, () => !document.querySelector('astro-island[ssr]'));
    for (const [index, [question, answer]] of Object.entries(GIVEN).entries()) {
      const isLast = index === fitQuestions.length - 1;
      if (index % 2 === 0) {
        await page.clickOn(`label:has([name="${question}"][value="${answer}"])`);
        await page.click('button', isLast ? finder.finish : finder.next);
      } else {
        // The focus is on the question when it comes: the keys go on from there.
        await until(
          page,
          (id) => !!document.activeElement?.closest('fieldset')?.querySelector(`[name="${id}"]`),
          question,
        );
        await page.press('Tab', ' ', 'Enter');
      }
      if (!isLast)
        await until(page, (id, value) => new URLSearchParams(location.search).get(id) === value, question, answer);
    }
    await page.clickOn(`main a[href="${links.checkout(FOUND)}"]`);
    await untilAt(page, links.checkout(FOUND));
  });
}
