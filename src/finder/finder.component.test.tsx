import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { budgetQuestion, fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { finderPackage, finderPackages } from '../../catalogue/printed-finder.ts';
import { finder } from '../../content/en/finder.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { type Fit, fitPackage, type Given } from '../../domain/package-fit.ts';
import { spokenPrice } from '../../domain/price.ts';
import { answerLabel } from './describe-fit.ts';
import { Finder } from './finder.tsx';

const { result } = finder;
const TOTAL = fitQuestions.length;
const ALL = fitQuestions.reduce<Given[]>(
  (some, { id, answers }) => some.flatMap((given) => answers.map((answer) => ({ ...given, [id]: answer.id }))),
  [{}],
);
const fitOf = (given: Given) => fitPackage(fitQuestions, fitPackages, given) as Fit;
// Answers that count for and against the package, which has a package above it.
const given = ALL.find((some) => {
  const fit = fitOf(some);
  return fit.reasons.length > 1 && fit.against.length > 0 && fit.withinBudget && finderPackage(fit.package).up;
}) as Given;
const fit = fitOf(given);
const pack = finderPackage(fit.package);
const firstOf = (count: number): Given => Object.fromEntries(Object.entries(given).slice(0, count));
const addressOf = (some: Given) => `${links.find}?${new URLSearchParams(some)}`;

const button = (name: string) => page.getByRole('button', { name });
const radio = (index: number, some = given) => {
  const id = fitQuestions[index]?.id ?? '';
  return page.getByRole('radio', { name: answerLabel(fitQuestions, id, some[id]) });
};
const found = (name: string) => page.getByRole('heading', { level: 2, name });
const place = () => Number(document.querySelector<HTMLElement>('.finder-line')?.dataset['at']);

async function expectQuestion(number: number) {
  await expect.element(page.getByText(fillIn(finder.progress, { number, total: TOTAL }))).toBeVisible();
  await expect.element(page.getByText(fitQuestions[number - 1]?.question ?? '')).toBeVisible();
  expect(page.getByRole('group').elements()).toHaveLength(1);
}

function open(address: string = links.find) {
  history.replaceState(null, '', address);
  return render(<Finder words={finder} questions={fitQuestions} packages={finderPackages} siteTitle="Site" vat="" />);
}

beforeEach(() => history.replaceState(null, '', links.find));

test('leads by the keyboard alone from question to question to the package and its reasons', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  await open();
  await expectQuestion(1);
  (page.getByRole('radio').first().element() as HTMLElement).focus();
  for (const [index, { id, answers }] of fitQuestions.entries()) {
    if (index > 0) {
      await expect.poll(() => document.activeElement?.textContent).toContain(fitQuestions[index]?.question);
      await userEvent.keyboard('{Tab}');
    }
    const before = place();
    const steps = answers.findIndex((answer) => answer.id === given[id]);
    await userEvent.keyboard(` ${'{ArrowDown}'.repeat(steps)}`);
    await expect.element(radio(index)).toBeChecked();
    expect(place(), 'the dot moves on').toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(found(pack.name)).toHaveFocus();
  expect(location.pathname + location.search).toBe(addressOf(given));
  for (const { text } of fit.reasons)
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
  expect(document.title).toBe(`${fillIn(result.title, { name: pack.name })} – Site`);
  expect(stored).not.toHaveBeenCalled();
});

test('asks for a choice where neither visitor nor address has made one, and moves the focus to it', async () => {
  await open(`${links.find}?stage=<img src=x onerror=alert(1)>&lack=__proto__&%E0%A4%A`);
  await expectQuestion(1);
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  const first = page.getByRole('radio').first();
  const status = page.getByRole('status');
  await button(finder.next).click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription(finder.choose);
  // Read with the focus, so not once more.
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent(finder.choose);
  await radio(0).click();
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(first).not.toHaveAccessibleDescription();
});

test.each([
  ['its button', () => button(finder.back).click()],
  ['the browser', async () => history.back()],
])('goes back by %s with what was chosen there, and on again', async (_, goBack) => {
  await open();
  for (const index of [0, 1]) {
    await radio(index).click();
    await button(finder.next).click();
  }
  await expectQuestion(3);
  await goBack();
  await expectQuestion(2);
  await expect.element(radio(1)).toBeChecked();
  await goBack();
  await expectQuestion(1);
  expect(location.search).toBe('');
  for (const _ of [1, 2]) await button(finder.next).click();
  await expectQuestion(3);
  expect(location.pathname + location.search).toBe(addressOf(firstOf(2)));
});

test('goes back from a question that an address has opened', async () => {
  for (const address of ['/elsewhere', '/']) history.pushState(null, '', address);
  await open(addressOf(firstOf(2)));
  await expectQuestion(3);
  await button(finder.back).click();
  await expectQuestion(2);
  expect(location.pathname + location.search).toBe(addressOf(firstOf(1)));
});

test('changes one answer and keeps the others and the rest of the address, and starts over', async () => {
  await open(`${addressOf(given)}&from=friend`);
  await button(`${result.change} – ${fitQuestions.at(-1)?.question}`).click();
  await expectQuestion(TOTAL);
  const cheapest = { ...given, budget: budgetQuestion.answers[0]?.id ?? '' };
  await radio(TOTAL - 1, cheapest).click();
  await button(finder.finish).click();
  await expect.element(found(finderPackage(fitOf(cheapest).package).name)).toBeVisible();
  expect(location.search).toContain('from=friend');
  await button(result.again).click();
  await expectQuestion(1);
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
});

test('says what the budget rules out', async () => {
  const some = ALL.find((each) => fitOf(each).beyondBudget) as Given;
  await open(addressOf(some));
  await expect.element(page.getByText(result.closest)).toBeVisible();
  const { name, price } = finderPackage(fitOf(some).beyondBudget ?? fit.package);
  await expect
    .element(page.getByText(fillIn(result.beyondBudget, { name, price: spokenPrice(price) }), { exact: false }))
    .toBeVisible();
});

test('leads from the package to its order, offer and page, and to the form with the answers', async () => {
  await open(addressOf(given));
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  await expect.element(found(pack.name)).toBeVisible();
  expect(href(`${result.order} – ${pack.name}`)).toBe(links.checkout(pack.id));
  expect(href(result.offer)).toBe(links.offer(pack.id));
  expect(href(fillIn(result.see, { name: pack.name }))).toBe(links.package(pack.id));
  await expect.element(page.getByRole('heading', { name: result.up })).toBeVisible();
  const ask = new URL(href(result.ask) ?? '', location.origin).searchParams;
  expect(ask.get('package')).toBe(pack.choice);
  for (const { id, question } of fitQuestions) {
    expect(ask.get('message')).toContain(`${question} ${answerLabel(fitQuestions, id, given[id])}`);
  }
});
