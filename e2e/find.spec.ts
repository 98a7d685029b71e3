import type { Page } from '@playwright/test';
import { budgetQuestion, fitPackages, fitQuestions } from '../catalogue/finder.ts';
import { finder, finderRules } from '../content/finder.ts';
import { home } from '../content/home.ts';
import { navigation } from '../content/navigation.ts';
import { stages, stageWords } from '../content/stages.ts';
import { links } from '../domain/links.ts';
import { fitPackage, type Given } from '../domain/package-fit.ts';
import { contactChoiceFor, type PackageId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { axeViolations } from './accessibility.ts';
import { MENU } from './routes.ts';
import { expect, holdScripts, openContactForm, test } from './site.ts';

// 'Which package fits me?': a few questions, and one package as the answer.

const { budget, result } = finder;

/** The questions as a visitor reads them, each with its answers in their order. */
const QUESTIONS: { id: string; text: string; labels: string[] }[] = [
  { id: 'stage', text: stageWords.question, labels: stages.map(({ label }) => label) },
  ...finderRules.map(({ id, question, answers }) => ({
    id,
    text: question,
    labels: answers.map(({ label }) => label),
  })),
  {
    id: 'budget',
    text: budget.question,
    labels: budgetQuestion.answers.map(({ cents }, index, all) => {
      const next = all[index + 1];
      const words = next ? (index === 0 ? budget.below : budget.between) : budget.above;
      return words.replace('{from}', formatAmount(cents)).replace('{next}', formatAmount(next?.cents ?? 0));
    }),
  },
];
const TOTAL = QUESTIONS.length;

/** For each package that can be the answer, answers that lead to it: those that rest on most reasons. */
const LEADING = new Map<PackageId, Given>();
const reasonsOf = (given: Given) => fitPackage(fitQuestions, fitPackages, given)?.reasons.length ?? 0;
for (const given of fitQuestions.reduce<Given[]>(
  (before, { id, answers }) => before.flatMap((some) => answers.map((answer) => ({ ...some, [id]: answer.id }))),
  [{}],
)) {
  const found = fitPackage(fitQuestions, fitPackages, given)?.package as PackageId;
  const before = LEADING.get(found);
  if (!before || reasonsOf(given) > reasonsOf(before)) LEADING.set(found, given);
}
const [[somePackage, someAnswers]] = [...LEADING].slice(1) as [[PackageId, Given]];

const nameOf = (id: PackageId) => MENU.find(({ href }) => href === links.package(id))?.name ?? '';
const addressOf = (given: Given) => `${links.find}?${new URLSearchParams(given)}`;
/** The first answers of a walk. */
const firstOf = (given: Given, count: number): Given => Object.fromEntries(Object.entries(given).slice(0, count));
/** The words of the answer to a question. */
function labelOf(question: string, given: Given): string {
  const place = fitQuestions.find(({ id }) => id === question)?.answers.findIndex(({ id }) => id === given[question]);
  return QUESTIONS.find(({ id }) => id === question)?.labels[place ?? -1] ?? '';
}

const progress = (number: number) => finder.progress.replace('{number}', `${number}`).replace('{total}', `${TOTAL}`);
const groupOf = (page: Page, number: number) =>
  page.getByRole('group', { name: `${progress(number)} ${QUESTIONS[number - 1]?.text}` });
/** Behind the last question it names what comes. */
const nextButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${finder.next}|${finder.finish})$`) });
const backButton = (page: Page) => page.getByRole('button', { name: finder.back, exact: true });

/** Expects one question to be asked, and no other. */
async function expectQuestion(page: Page, number: number) {
  await expect(groupOf(page, number)).toBeVisible();
  await expect(page.getByRole('group').filter({ visible: true })).toHaveCount(1);
}

/** Expects a package to be the answer. */
async function expectFound(page: Page, id: PackageId) {
  await expect(page.getByRole('heading', { name: nameOf(id), level: 2, exact: true })).toBeVisible();
  await expect(page.getByRole('group').filter({ visible: true })).toHaveCount(0);
}

/** Waits until the questions answer. */
async function openQuestions(page: Page, path: string = links.find) {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Chooses the answer to a question by its words, and goes on. */
async function answer(page: Page, number: number, given: Given) {
  const id = QUESTIONS[number - 1]?.id ?? '';
  await groupOf(page, number).getByText(labelOf(id, given), { exact: true }).click();
  await nextButton(page).click();
}

for (const [id, given] of LEADING) {
  test(`answers lead to ${id}, one question a screen, with the reasons in words`, async ({ page }) => {
    await openQuestions(page);
    for (const [index, { id: question }] of QUESTIONS.entries()) {
      await expectQuestion(page, index + 1);
      await answer(page, index + 1, given);
      expect(new URL(page.url()).searchParams.get(question)).toBe(given[question]);
    }
    await expectFound(page, id);
    await expect(page).toHaveTitle(new RegExp(`^${result.title.replace('{name}', nameOf(id))}`));
    const fit = fitPackage(fitQuestions, fitPackages, given);
    const why = page.getByRole('list').and(page.locator('.finder-for'));
    for (const { question, text } of fit?.reasons ?? []) {
      await expect(why.getByRole('listitem').filter({ hasText: text })).toContainText(labelOf(question, given));
    }
    await expect(page.getByRole('heading', { name: result.against })).toBeVisible();
    await expect(page.locator('.finder-against li').first()).toBeVisible();
  });
}

test('the keyboard alone leads to the answer, and the focus goes from question to question', async ({ page }) => {
  await openQuestions(page);
  await groupOf(page, 1).getByRole('radio').first().focus();
  for (const [index, { id }] of QUESTIONS.entries()) {
    if (index > 0) {
      await expect(groupOf(page, index + 1).locator('legend')).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const place = fitQuestions[index]?.answers.findIndex((candidate) => candidate.id === someAnswers[id]) ?? 0;
    await page.keyboard.press('Space');
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expectFound(page, somePackage);
  await expect(page.getByRole('heading', { name: nameOf(somePackage), level: 2 })).toBeFocused();
});

test('without a choice Next asks for one, and goes to it', async ({ page }) => {
  await openQuestions(page);
  await expect(page.getByRole('alert'), 'there before it has words').toHaveText('');
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(finder.choose);
  await expect(groupOf(page, 1).getByRole('radio').first()).toBeFocused();
  await answer(page, 1, someAnswers);
  await expectQuestion(page, 2);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
});

for (const [what, goBack] of [
  ['the button', (page: Page) => backButton(page).click()],
  ['the browser', (page: Page) => page.goBack()],
] as const) {
  test(`Back of ${what} leads to the question before, with what was chosen there, and Next on again`, async ({
    page,
  }) => {
    await openQuestions(page);
    await answer(page, 1, someAnswers);
    await answer(page, 2, someAnswers);
    await expectQuestion(page, 3);
    await goBack(page);
    await expectQuestion(page, 2);
    await expect(groupOf(page, 2).locator('legend')).toBeFocused();
    await expect(groupOf(page, 2).getByRole('radio', { name: labelOf('have', someAnswers) })).toBeChecked();
    await goBack(page);
    await expectQuestion(page, 1);
    await expect(page).toHaveURL(links.find);
    await nextButton(page).click();
    await nextButton(page).click();
    await expectQuestion(page, 3);
    await expect(page).toHaveURL(addressOf(firstOf(someAnswers, 2)));
  });
}

test('a question that an address has opened leads back to the one before, too', async ({ page }) => {
  await openQuestions(page, addressOf(firstOf(someAnswers, 2)));
  await expectQuestion(page, 3);
  await backButton(page).click();
  await expectQuestion(page, 2);
  await expect(page).toHaveURL(addressOf(firstOf(someAnswers, 1)));
});

test('a reload stays at the question, and at the answer', async ({ page }) => {
  await openQuestions(page);
  await answer(page, 1, someAnswers);
  await page.reload();
  await expectQuestion(page, 2);
  await openQuestions(page, addressOf(someAnswers));
  await page.reload();
  await expectFound(page, somePackage);
});

test('a shared address shows the same answer, and what else it holds is kept', async ({ page }) => {
  await openQuestions(page, `${addressOf(someAnswers)}&from=friend`);
  await expectFound(page, somePackage);
  await page.getByRole('button', { name: `${result.change} – ${QUESTIONS[1]?.text}` }).click();
  await expectQuestion(page, 2);
  await expect(page).toHaveURL(/[?&]from=friend/);
});

test('one answer can be changed, and the others stay', async ({ page }) => {
  await openQuestions(page, addressOf(someAnswers));
  const last = QUESTIONS.at(-1) as (typeof QUESTIONS)[number];
  await page.getByRole('button', { name: `${result.change} – ${last.text}` }).click();
  await expectQuestion(page, TOTAL);
  const cheapest = { ...someAnswers, [last.id]: budgetQuestion.answers[0]?.id ?? '' };
  await answer(page, TOTAL, cheapest);
  const fit = fitPackage(fitQuestions, fitPackages, cheapest);
  await expectFound(page, fit?.package as PackageId);
  await expect(page).toHaveURL(addressOf(cheapest));
  await page.getByRole('button', { name: result.again }).click();
  await expectQuestion(page, 1);
  await expect(groupOf(page, 1).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('what the budget rules out is said where it speaks against the answer', async ({ page }) => {
  const less = budgetQuestion.answers[0]?.id ?? '';
  const given = [...LEADING.values()]
    .map((some): Given => ({ ...some, budget: less }))
    .find((some) => fitPackage(fitQuestions, fitPackages, some)?.beyondBudget) as Given;
  const beyond = fitPackage(fitQuestions, fitPackages, given)?.beyondBudget as PackageId;
  await openQuestions(page, addressOf(given));
  await expect(page.getByText(result.closest)).toBeVisible();
  await expect(page.locator('.finder-against li').first()).toContainText(nameOf(beyond));
});

test('an address with anything else in it asks the first question', async ({ page }) => {
  for (const query of [
    'stage=<img src=x onerror=alert(1)>',
    'stage=nowhere&have=&lack=__proto__',
    `stage=${'x'.repeat(2_000)}`,
    'stage[]=first-users',
    '%E0%A4%A',
  ]) {
    await openQuestions(page, `${links.find}?${query}`);
    await expectQuestion(page, 1);
    await expect(groupOf(page, 1).getByRole('radio', { checked: true })).toHaveCount(0);
  }
});

test('the dot on the line moves on with each answer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuestions(page);
  const left = () => page.locator('.finder-dot').evaluate((dot) => dot.getBoundingClientRect().left);
  let before = await left();
  for (const [index, { id }] of QUESTIONS.entries()) {
    await groupOf(page, index + 1)
      .getByText(labelOf(id, someAnswers), { exact: true })
      .click();
    await expect.poll(left).toBeGreaterThan(before);
    before = await left();
    await nextButton(page).click();
  }
  await expectFound(page, somePackage);
  expect(await left()).toBe(before);
});

test('nothing is stored', async ({ page }) => {
  await openQuestions(page, addressOf(firstOf(someAnswers, TOTAL - 1)));
  await answer(page, TOTAL, someAnswers);
  await expectFound(page, somePackage);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test.describe('the answer', () => {
  test('leads to the order, to the offer and to the page of the package, and says what the next one up adds', async ({
    page,
  }) => {
    await openQuestions(page, addressOf(someAnswers));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: result.order })).toHaveAttribute('href', links.checkout(somePackage));
    await expect(main.getByRole('link', { name: result.offer })).toHaveAttribute('href', links.offer(somePackage));
    const see = main.getByRole('link', { name: result.see.replace('{name}', nameOf(somePackage)), exact: true });
    await expect(see).toHaveAttribute('href', links.package(somePackage));
    await expect(main.getByRole('heading', { name: result.up })).toBeVisible();
  });

  test('is asked about with the package chosen and the answers in the message', async ({ page }) => {
    await openQuestions(page, addressOf(someAnswers));
    const ask = await page.getByRole('link', { name: result.ask }).getAttribute('href');
    const form = await openContactForm(page, ask ?? '');
    await expect(form.package).toHaveValue(contactChoiceFor(somePackage));
    await expect(form.message).toHaveValue(new RegExp(nameOf(somePackage)));
    for (const { id, text } of QUESTIONS) {
      const value = await form.message.inputValue();
      expect(value).toContain(`${text} ${labelOf(id, someAnswers)}`);
    }
  });
});

test('a message in the address takes the place of no other', async ({ page }) => {
  const form = await openContactForm(page, '/?message=Hello#contact');
  await expect(form.message).toHaveValue('Hello');
  await form.message.fill('My own words');
  await page.reload();
  await expect(form.message).toHaveValue('My own words');
});

test.describe('before the questions answer', () => {
  test('what was chosen is kept, and so is the press of Next', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(links.find);
    await groupOf(page, 1).getByText(labelOf('stage', someAnswers), { exact: true }).click();
    await nextButton(page).click();
    await expect(page).toHaveURL(links.find);
    letGo();
    await expectQuestion(page, 2);
    await expect(page).toHaveURL(addressOf(firstOf(someAnswers, 1)));
  });

  test('a choice without a press is kept', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(links.find);
    await expectQuestion(page, 1);
    await groupOf(page, 1).getByText(labelOf('stage', someAnswers), { exact: true }).click();
    letGo();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(
      groupOf(page, 1).getByRole('radio', { name: labelOf('stage', someAnswers), exact: true }),
    ).toBeChecked();
    await nextButton(page).click();
    await expectQuestion(page, 2);
  });

  test('Enter is kept', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(links.find);
    await groupOf(page, 1)
      .getByRole('radio', { name: labelOf('stage', someAnswers), exact: true })
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(links.find);
    letGo();
    await expectQuestion(page, 2);
  });

  for (const [what, goOn] of [
    ['a press of Next', (page: Page) => nextButton(page).click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`${what} takes the focus to the next question when they do`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto(links.find);
      await groupOf(page, 1).getByText(labelOf('stage', someAnswers), { exact: true }).click();
      await goOn(page);
      letGo();
      await expectQuestion(page, 2);
      await expect(groupOf(page, 2).locator('legend')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(groupOf(page, 2).getByRole('radio').first()).toBeFocused();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, given] of LEADING) {
    test(`one form with all questions leads to ${id}`, async ({ page }) => {
      await page.goto(links.find);
      await expect(page.getByRole('group').filter({ visible: true })).toHaveCount(TOTAL);
      await expect(page.getByRole('button', { name: finder.next, exact: true })).toBeHidden();
      for (const [index, { id: question }] of QUESTIONS.entries()) {
        await groupOf(page, index + 1)
          .getByText(labelOf(question, given), { exact: true })
          .click();
      }
      await page.getByRole('button', { name: finder.finish }).click();
      await expect(page).toHaveURL(`${links.findResult(id)}?${new URLSearchParams(given)}`);
      await expect(page.getByRole('heading', { name: nameOf(id), level: 2, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: result.order })).toHaveAttribute(
        'href',
        links.checkout(id),
      );
    });
  }

  test('Enter sends the form too', async ({ page }) => {
    await page.goto(links.find);
    for (const [index, { id: question }] of QUESTIONS.entries()) {
      await groupOf(page, index + 1)
        .getByText(labelOf(question, someAnswers), { exact: true })
        .click();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${links.findResult(somePackage)}?${new URLSearchParams(someAnswers)}`);
  });

  test('where nothing puts the answers together, the page says what each of them speaks for', async ({ page }) => {
    await page.goto(`${links.findAnswer}?stage=${stages[0]?.id}`);
    await expect(page.getByRole('heading', { name: finder.answers.title })).toBeVisible();
    for (const { answers } of finderRules) {
      for (const { label, for: speaks } of answers) {
        const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
        for (const { package: id, reason } of speaks) {
          await expect(row.getByRole('link', { name: nameOf(id) }).first()).toHaveAttribute(
            'href',
            links.findResult(id),
          );
          await expect(row.getByText(reason)).toBeVisible();
        }
      }
    }
  });
});

test('home page and footer lead to the questions, the stops of the hero with their stage', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: navigation.find })).toHaveAttribute(
    'href',
    links.find,
  );
  await expect(page.locator('#packages').getByRole('link', { name: home.packages.unsure })).toHaveAttribute(
    'href',
    links.find,
  );
  const stage = stages[2];
  await page.getByRole('radio', { name: stage?.label ?? '', exact: true }).check();
  await expect(page).toHaveURL(`/?stage=${stage?.id}`);
  await page.locator('.hero').getByRole('link', { name: stageWords.unsure }).click();
  await expect(page).toHaveURL(`${links.find}?stage=${stage?.id}`);
  await expectQuestion(page, 2);
});

for (const width of [320, 1280]) {
  test(`at ${width} px every state of it is accessible and fits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const states = [...QUESTIONS.map((_, index) => firstOf(someAnswers, index)), ...LEADING.values()];
    for (const given of states) {
      await openQuestions(page, addressOf(given));
      if (Object.keys(given).length < TOTAL) await nextButton(page).click();
      expect(await axeViolations(page), JSON.stringify(given)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the reasons begin in the first window, before what there is besides to read', async ({ page }) => {
    await page.goto(addressOf(someAnswers));
    const main = page.getByRole('main');
    const why = main.getByRole('heading', { name: result.why });
    await expect(why).toBeInViewport({ ratio: 1 });
    const top = async (name: string) => (await main.getByRole('link', { name }).boundingBox())?.y;
    const against = (await main.getByRole('heading', { name: result.against }).boundingBox())?.y ?? Number.NaN;
    for (const name of [result.offer, result.compare]) expect(await top(name), name).toBeGreaterThan(against);
    for (const name of [result.order, result.ask]) expect(await top(name), name).toBeLessThan(against);
  });
});
