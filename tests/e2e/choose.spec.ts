import type { Locator, Page } from '@playwright/test';
import { servicesOf } from '../../catalogue/orderable.ts';
import { amountOf } from '../../catalogue/prices.ts';
import { isSampleAnswer } from '../../catalogue/shipped-samples.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/en/home.ts';
import { sectionTitles } from '../../content/en/package-names.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { questionWords } from '../../content/en/questions.ts';
import { packages } from '../../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question } from '../../content/questions.ts';
import { longTermTeams, teams } from '../../content/teams.ts';
import { teamsPage } from '../../content/teams-page.ts';
import { listSections } from '../../domain/catalogue.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { teamCheckoutId } from '../../domain/package-ids.ts';
import { formatAmount, perHour, spokenPrice } from '../../domain/price.ts';
import { axeViolations, boxesOf } from './measure.ts';
import { expect, STILL, test } from './site.ts';

test.use(STILL);

const packageCards = (page: Page) =>
  page
    .getByRole('region', { name: home.packages.title, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

const pack = (packages[1] ?? packages[0]) as (typeof packages)[number];

const expectHref = (link: Locator, to: string) => expect(link).toHaveAttribute('href', to);
const bring = (part: Locator, block: ScrollLogicalPosition = 'start') =>
  part.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);

test('shows the packages in one row, section beside section, with their buttons in view', async ({ page }) => {
  await page.goto(links.packages);
  const cards = packageCards(page);
  await expect(cards).toHaveCount(packages.length);
  expect(new Set((await boxesOf(cards)).map(({ top }) => Math.round(top))).size).toBe(1);
  await cards.last().getByRole('button').click();
  for (const name of Object.values(sectionTitles)) {
    const tops = (await boxesOf(page.getByRole('heading', { name, level: 4, exact: true }))).map(({ top }) => top);
    expect(Math.max(...tops) - Math.min(...tops), name).toBeLessThan(2);
  }
  await bring(cards.last().getByRole('listitem').last(), 'end');
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (const [index, each] of packages.entries()) {
    const card = cards.nth(index);
    const button = card.getByRole('link').first();
    await expectHref(button, links.package(each.id));
    await expect(button).toBeInViewport({ ratio: 1 });
    const [box] = await boxesOf(button);
    expect(box?.top).toBeGreaterThanOrEqual(header);
    expect(box?.bottom).toBeLessThanOrEqual(header + 64);
    await expect(card.getByText(home.packages.card.popular)).toHaveCount(each.isPopular ? 1 : 0);
    for (const { text, from } of listSections(each, packages).flatMap(({ features }) => features)) {
      const words = expect(card.getByRole('listitem').filter({ hasText: text, visible: true }).first());
      await (from ? words : words.not).toContainText(home.packages.card.alreadyIncluded);
    }
  }
  const { teamsBanner, innovationBanner } = home.packages;
  for (const [name, to] of [
    [`${teamsBanner.button} ${teamsBanner.about}`, links.package('long-term-teams')],
    [teamsBanner.contact, links.contactSection],
    [`${innovationBanner.button} ${innovationBanner.about}`, company.partnerUrl],
  ] as const)
    await expectHref(page.getByRole('link', { name }), to);
});

test('folds on a phone what each package includes, and unfolds it in all cards together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.packages);
  const counts = packages.map((each) => listSections(each, packages).flatMap(({ features }) => features).length);
  const expectListed = async (isUnfolded: boolean) => {
    for (const [index, count] of counts.entries())
      await expect(packageCards(page).nth(index).getByRole('listitem')).toHaveCount(isUnfolded ? count : 0);
  };
  await expectListed(false);
  for (const [index, each] of packages.entries()) {
    const card = packageCards(page).nth(index);
    for (const text of [amountOf(each, 'card'), each.bestFor, each.outcome, each.adds])
      await expect(card.getByText(text).first()).toBeVisible();
    const name = fillIn(home.packages.card.listed, { count: counts[index] ?? 0 });
    const fold = card.getByRole('button', { name, exact: true });
    await fold.scrollIntoViewIfNeeded();
    const top = async () => (await fold.boundingBox())?.y ?? 0;
    const before = await top();
    await fold.click();
    // A browser scrolls by whole pixels.
    expect(Math.abs((await top()) - before), 'stays under the finger').toBeLessThanOrEqual(0.5);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expectListed(true);
    await fold.click();
    await expectListed(false);
  }
});

for (const width of [360, 1280]) {
  test(`keeps price and Order Now in reach at ${width} px, and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(links.package(pack.id));
    const bar = page.getByRole('complementary', { name: fillIn(packagePageWords.bar.label, { name: pack.name }) });
    await expect(bar).not.toBeInViewport({ ratio: 0.5 });
    const last = page.locator('#decision').getByRole('link', { name: packagePageWords.order });
    for (const _time of ['on the way down', 'and up again']) {
      await bring(page.locator('#timeline'));
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(amountOf(pack, 'page'));
      await expectHref(bar.getByRole('link'), links.checkout(pack.id));
      await bring(last, 'center');
      await expect(last).toBeInViewport();
      await expect(bar).toBeHidden();
    }
    await expect(async () => {
      await bring(page.getByRole('contentinfo'), 'end');
      await page.evaluate(() => scrollBy({ top: -innerHeight / 2, behavior: 'instant' }));
      await page.locator('#decision').getByRole('link').last().click({ trial: true, timeout: 500 });
    }).toPass();
  });
}

test('says in words why a service is grey', async ({ page }) => {
  const isGrey = new RegExp(`${packagePageWords.alreadyIn.split('{')[0]}|${packagePageWords.notIncluded}`);
  const itemOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const some = packages.find((each) => servicesOf(each).listed.some((service) => service.greyed)) ?? pack;
  await page.goto(links.package(some.id));
  for (const { title, greyed } of servicesOf(some).listed) {
    const words = expect(itemOf(title));
    await (greyed ? words : words.not).toContainText(isGrey);
  }
});

test('leads on the teams page to the checkout of each size, and to a consultation', async ({ page }) => {
  await page.goto(links.package('long-term-teams'));
  await page.getByRole('link', { name: teamsPage.hero.button }).click();
  await expect(page.getByRole('heading', { name: teamsPage.packages.title })).toBeInViewport();
  await expectHref(page.getByRole('link', { name: `${packagePageWords.order} – ` }), links.checkout('long-term-teams'));
  for (const { id, title, hours, fte, cost, displayed } of teams) {
    const to = links.checkout(teamCheckoutId(id));
    const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
    const card = page.getByRole('listitem').filter({ has: heading });
    await expect(card).toHaveCount(displayed ? 1 : 0);
    if (!displayed) {
      const custom = page.getByRole('region', { name: teamsPage.custom.title });
      await expect(custom.locator(`[href="${to}"]`)).toBeVisible();
      continue;
    }
    await expect(card).toContainText(`${formatAmount(cost)}${longTermTeams.pricingSuffix}`);
    const hour = cost === 'custom' || hours === null ? '' : formatAmount(perHour(cost, hours));
    await expect(card.getByRole('definition')).toHaveText([String(hours), `${fte?.toLocaleString(LANGUAGE)}`, hour]);
    await expectHref(card.getByRole('link'), to);
  }
  const to = company.bookingUrl || links.contactAbout('long-term-team');
  const buttons = page.getByRole('link', { name: teamsPage.custom.consultation });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expectHref(button, to);
});

const answerOf = (page: Page, { id }: Question) => page.locator(`#answer-${id}`);
const questionOf = (page: Page, question: Question) =>
  page
    .locator('details')
    .filter({ has: answerOf(page, question) })
    .locator('summary');

test("unfolds each answer to founders' questions, with its price, by a press or its address", async ({ page }) => {
  await page.goto(links.home);
  for (const question of [...homeQuestions, ...commonQuestions]) {
    const answer = answerOf(page, question);
    await expect(answer).toBeHidden();
    await questionOf(page, question).press('Enter');
    await expect(answer).toBeVisible();
    const priced = packages.find(({ id }) => question.answer.includes(`{${id}-price}`));
    if (priced) await expect(answer).toContainText(spokenPrice(amountOf(priced, 'card')));
    const sample = expect(questionOf(page, question));
    await (isSampleAnswer(question) ? sample : sample.not).toContainText(questionWords.sample);
  }
  expect(await axeViolations(page)).toEqual([]);
  const [some] = commonQuestions as [Question];
  await page.goto(links.package(pack.id));
  await page.goto(`${links.home}#answer-${some.id}`);
  await expect(answerOf(page, some)).toBeInViewport();
});
