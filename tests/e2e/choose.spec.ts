import type { Page } from '@playwright/test';
import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { servicesOf } from '../../catalogue/deliverables.ts';
import { isSampleAnswer, isSampleStory } from '../../catalogue/shipped-samples.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import { home } from '../../content/en/home.ts';
import { sectionTitles } from '../../content/en/package-names.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { questionWords } from '../../content/en/questions.ts';
import { caseStudyPage } from '../../content/en/stories.ts';
import { packages } from '../../content/packages/packages.ts';
import { commonQuestions, homeQuestions, type Question } from '../../content/questions.ts';
import { caseStudies } from '../../content/stories.ts';
import { longTermTeams, teams, teamsFrom } from '../../content/teams.ts';
import { teamsPage } from '../../content/teams-page.ts';
import { listSections } from '../../domain/catalogue.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor, teamCheckoutId } from '../../domain/package-ids.ts';
import { formatAmount, perHour, spokenPrice } from '../../domain/price.ts';
import { axeViolations } from './measure.ts';
import { MENU, printed } from './routes.ts';
import { expect, openPart, packageChoice, STILL, test } from './site.ts';

test.use(STILL);

const packageCards = (page: Page) =>
  page
    .getByRole('region', { name: home.packages.title, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

const GREY = new RegExp(`${packagePageWords.alreadyIn.split('{')[0]}|${packagePageWords.notIncluded}`);

const pack = (packages[1] ?? packages[0]) as (typeof packages)[number];

test.describe('the packages on the home page', () => {
  test('are in one row with their prices, the most popular one marked', async ({ page }) => {
    await page.goto(links.packages);
    const cards = packageCards(page);
    await expect(cards).toHaveCount(packages.length);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    const { bestFor, outcome, popular } = home.packages.card;
    for (const [index, each] of packages.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: each.name, level: 3 })).toBeVisible();
      const addOn = each.addon ? [each.addon, `+${formatAmount(teamsFrom)}`] : [];
      for (const text of [printed(each, 'card'), each.pricingSuffix, bestFor, outcome, ...addOn])
        await expect(card).toContainText(text);
      await expect(card.getByRole('link').first()).toHaveAttribute('href', links.package(each.id));
      await expect(card.getByText(popular)).toHaveCount(each.isPopular ? 1 : 0);
    }
    const { teamsBanner, innovationBanner } = home.packages;
    const leads = (name: string, to: string) => expect(page.getByRole('link', { name })).toHaveAttribute('href', to);
    await leads(`${teamsBanner.button} ${teamsBanner.about}`, links.package('long-term-teams'));
    await leads(teamsBanner.contact, links.contactSection);
    await leads(`${innovationBanner.button} ${innovationBanner.about}`, company.partnerUrl);
  });

  test('list their sections in the same order, aligned, and say what a lower package includes already', async ({
    page,
  }) => {
    await page.goto(links.packages);
    await packageCards(page).last().getByRole('button').click();
    const { notIncluded, higher, alreadyIncluded } = home.packages.card;
    const lacks = new RegExp(`^(${notIncluded}|${higher}) `);
    for (const [index, each] of packages.entries()) {
      const card = packageCards(page).nth(index);
      const said = await card.getByRole('heading', { level: 4 }).or(card.getByText(lacks)).allInnerTexts();
      expect(said.flatMap((text) => text.replace(lacks, '').trim().split(', '))).toEqual(Object.values(sectionTitles));
      for (const { text, from } of listSections(each, packages).flatMap(({ features }) => features)) {
        const words = expect(card.getByRole('listitem').filter({ hasText: text, visible: true }).first());
        await (from ? words : words.not).toContainText(alreadyIncluded);
      }
    }
    for (const name of Object.values(sectionTitles)) {
      const headings = await page.getByRole('heading', { name, level: 4, exact: true }).all();
      const tops = await Promise.all(headings.map(async (heading) => (await heading.boundingBox())?.y ?? 0));
      expect(Math.max(...tops) - Math.min(...tops), name).toBeLessThan(2);
    }
  });

  test('keep their buttons in view while all features scroll', async ({ page }) => {
    await openPart(page, links.packages);
    const cards = packageCards(page);
    await cards.last().getByRole('button').click();
    const last = cards.last().getByRole('listitem').last();
    await last.evaluate((item) => item.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const header = await page.getByRole('banner').boundingBox();
    for (const card of await cards.all()) {
      const button = card.getByRole('link').first();
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.height ?? 0) + 64);
    }
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(links.package(packages[0]?.id ?? 'kickoff'));
  });
});

test('folds on a phone what each package includes, and unfolds it in all cards together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.packages);
  const listed = packages.map((pack) => listSections(pack, packages).flatMap(({ features }) => features));
  const expectListed = async (counts: number[]) => {
    for (const [index, count] of counts.entries()) {
      await expect(packageCards(page).nth(index).getByRole('listitem')).toHaveCount(count);
    }
  };
  for (const [index, pack] of packages.entries()) {
    const card = packageCards(page).nth(index);
    await expect(card.getByText(printed(pack, 'card'), { exact: true }).first()).toBeVisible();
    await expect(card.getByText(pack.bestFor)).toBeVisible();
    await expect(card.getByText(pack.outcome)).toBeVisible();
    await expect(card.getByText(pack.adds)).toBeVisible();
    const fold = card.getByRole('button', {
      name: fillIn(home.packages.card.listed, { count: listed[index]?.length ?? 0 }),
      exact: true,
    });
    await expectListed(listed.map(() => 0));
    await fold.scrollIntoViewIfNeeded();
    const top = async () => (await fold.boundingBox())?.y ?? 0;
    const before = await top();
    await fold.click();
    // A browser scrolls by whole pixels.
    expect(Math.abs((await top()) - before), 'stays under the finger').toBeLessThanOrEqual(0.5);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expectListed(listed.map(({ length }) => length));
    await fold.click();
  }
  await expectListed(listed.map(() => 0));
});

test.describe('a package page', () => {
  test('ends with links to order, compare, ask, or see the next package up or down', async ({ page }) => {
    await page.goto(links.package(pack.id));
    const end = page.getByRole('region', { name: pack.outcome });
    await expect(end).toContainText(printed(pack, 'page'));
    await expect(end.getByRole('link', { name: packagePageWords.order })).toHaveAttribute(
      'href',
      links.checkout(pack.id),
    );
    const compare = end.getByRole('link', { name: packagePageWords.decision.compare, exact: true });
    await expect(compare).toHaveAttribute('href', links.compare);
    const place = packages.indexOf(pack);
    for (const other of [packages[place - 1], packages[place + 1]]) {
      if (!other) continue;
      const card = end.getByRole('listitem').filter({ has: page.getByRole('heading', { name: other.name }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', links.package(other.id));
      const difference = formatAmount(Math.abs(Number(other.price.amount) - Number(pack.price.amount)));
      const said = other.pricingSuffix === pack.pricingSuffix ? difference : printed(other, 'page');
      await expect(card).toContainText(said);
    }
    await end.getByRole('link', { name: packagePageWords.decision.ask }).click();
    await expect(packageChoice(page)).toHaveValue(pack.id);
  });

  for (const width of [390, 1280]) {
    test(`keeps price and Order Now in reach at ${width} px from the end of the hero to the closing card`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(links.package(pack.id));
      const bar = page.getByRole('complementary', { name: fillIn(packagePageWords.bar.label, { name: pack.name }) });
      await expect(bar).not.toBeInViewport({ ratio: 0.5 });
      await page.locator('#timeline').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(printed(pack, 'page'));
      await expect(bar.getByRole('link')).toHaveAttribute('href', links.checkout(pack.id));
      const last = page.locator('#decision').getByRole('link', { name: packagePageWords.order });
      await last.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(last).toBeInViewport();
      await expect(bar).toBeHidden();
      await page.locator('#timeline').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
  }

  test('hides nothing behind its order bar on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(links.package(pack.id));
    const last = page.locator('#decision').getByRole('link').last();
    await expect(async () => {
      await page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await page.evaluate(() => scrollBy({ top: -innerHeight / 2, behavior: 'instant' }));
      await last.click({ trial: true, timeout: 500 });
    }).toPass();
  });

  test('says in words why a service is grey, and unfolds more about a step', async ({ page }) => {
    const greyed = packages.find((each) => servicesOf(each).listed.some((service) => service.greyed)) ?? pack;
    await page.goto(links.package(greyed.id));
    const itemOf = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    for (const { title, greyed: isGreyed } of servicesOf(greyed).listed) {
      const words = expect(itemOf(title));
      await (isGreyed ? words : words.not).toContainText(GREY);
    }
    const folded = packages.find((each) => each.page.timeline.some((step) => step.detailedDescription)) ?? pack;
    await page.goto(links.package(folded.id));
    for (const { title, detailedDescription } of folded.page.timeline) {
      if (!detailedDescription) continue;
      await expect(itemOf(title).getByText(detailedDescription)).toBeHidden();
      await itemOf(title).getByText(packagePageWords.moreOfStep).click();
      await expect(itemOf(title).getByText(detailedDescription)).toBeVisible();
    }
  });
});

test.describe('the Dedicated Tech Teams page', () => {
  const suffix = longTermTeams.pricingSuffix;

  test('shows some sizes with their figures, and leads to the checkouts of all', async ({ page }) => {
    await page.goto(links.package('long-term-teams'));
    const custom = page.getByRole('region', { name: teamsPage.custom.title });
    for (const { id, title, hours, fte, cost, displayed } of teams) {
      const to = links.checkout(teamCheckoutId(id));
      const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
      if (!displayed) {
        await expect(heading).toHaveCount(0);
        await expect(custom.locator(`[href="${to}"]`)).toBeVisible();
        continue;
      }
      const card = page.getByRole('listitem').filter({ has: heading });
      await expect(card).toContainText(`${formatAmount(cost)}${suffix}`);
      const hour = cost === 'custom' || hours === null ? '' : formatAmount(perHour(cost, hours));
      await expect(card.getByRole('definition')).toHaveText([String(hours), `${fte?.toLocaleString(LANGUAGE)}`, hour]);
      await expect(
        card.getByRole('link', {
          name: `${teamsPage.packages.button} ${fillIn(teamsPage.packages.buttonTarget, { name: title })}`,
        }),
      ).toHaveAttribute('href', to);
    }
  });

  test('leads to its sizes, and from both consultation buttons to a consultation', async ({ page }) => {
    await page.goto(links.package('long-term-teams'));
    await page.getByRole('link', { name: teamsPage.hero.button }).click();
    const shown = teams.find((team) => team.displayed);
    await expect(page.getByRole('heading', { level: 3, name: shown?.title ?? '' })).toBeInViewport();
    const order = page.getByRole('link', { name: `${packagePageWords.order} – ` });
    await expect(order).toHaveAttribute('href', links.checkout('long-term-teams'));
    const buttons = page.getByRole('link', { name: teamsPage.custom.consultation });
    const to = company.bookingUrl || links.contactAbout('long-term-team');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', to);
    if (company.bookingUrl) return;
    await page.goto(to);
    await expect(packageChoice(page)).toHaveValue('long-term-team');
    await expect(page.getByRole('textbox', { name: contact.fields.message.label })).toBeInViewport();
  });
});

test('shows the package a case study began with and whether it is a sample, and ends with that package', async ({
  page,
}) => {
  const [story] = caseStudies;
  if (!story) return test.skip(true, 'no story has a page');
  const { quote, caseStudy } = story;
  const name = MENU.find(({ id }) => id === caseStudy.beganWith)?.name ?? '';
  await page.goto(links.caseStudy(caseStudy.id));
  const began = page.getByRole('definition').getByRole('link', { name });
  await expect(began).toHaveAttribute('href', links.package(caseStudy.beganWith));
  await expect(page.getByRole('figure')).toContainText(quote);
  await expect(page.getByText(caseStudyPage.sample.title)).toBeVisible({ visible: isSampleStory(story) });
  const order = page.getByRole('link', { name: new RegExp(`^${packagePageWords.order}`) });
  await expect(order).toHaveAttribute('href', links.checkout(caseStudy.beganWith));
  await page.getByRole('link', { name: new RegExp(`^${caseStudyPage.begin.ask}`) }).click();
  await expect(page.getByRole('combobox')).toContainText(contactChoiceLabel(contactChoiceFor(caseStudy.beganWith)));
});

const ASKED: [path: string, own: readonly Question[]][] = [
  [links.home, homeQuestions],
  ...packages.slice(0, 1).map(({ id, page }): [string, readonly Question[]] => [links.package(id), page.questions]),
];

const answerOf = (page: Page, { id }: Question) => page.locator(`#answer-${id}`);
const questionOf = (page: Page, question: Question) =>
  page
    .locator('details')
    .filter({ has: answerOf(page, question) })
    .locator('summary');
const [someQuestion] = commonQuestions as [Question];

for (const [path, own] of ASKED) {
  test(`answers founders' questions on ${path}, with the catalogue's names and prices`, async ({ page }) => {
    await page.goto(path);
    for (const question of [...own, ...commonQuestions]) {
      await expect(answerOf(page, question)).toBeHidden();
      await questionOf(page, question).click();
      await expect(questionOf(page, question)).toContainText(question.question);
      const answer = answerOf(page, question);
      await expect(answer).toBeVisible();
      for (const part of question.answer.split(/\{[^}]*\}/)) await expect(answer).toContainText(part.trim());
      const [, priced = ''] = /\{([\w-]+)-price\}/.exec(question.answer) ?? [];
      const pack = packages.find(({ id }) => id === priced);
      if (pack) await expect(answer).toContainText(spokenPrice(printed(pack, 'card')));
      const sample = expect(questionOf(page, question));
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
    await questionOf(page, someQuestion).focus();
    await page.keyboard.press('Enter');
    await expect(answerOf(page, someQuestion)).toBeVisible();
  });
});
