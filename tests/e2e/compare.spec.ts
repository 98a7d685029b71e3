import type { Locator, Page } from '@playwright/test';
import { type ComparedRow, compareTiers, firstPair } from '../../catalogue/comparison.ts';
import { comparePage } from '../../content/en/compare-page.ts';
import { home } from '../../content/en/home.ts';
import { offer } from '../../content/en/offer.ts';
import { stageWords } from '../../content/en/stages.ts';
import { vat } from '../../content/en/vat.ts';
import { packages } from '../../content/packages/packages.ts';
import { stages } from '../../content/stages.ts';
import { longTermTeams } from '../../content/teams.ts';
import { listSections } from '../../domain/catalogue.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { pagesOf } from '../pdf.ts';
import { axeViolations } from './measure.ts';
import { printed } from './routes.ts';
import { expect, STILL, test } from './site.ts';

test.use(STILL);

const SECTIONS = compareTiers(packages);
const ROWS = SECTIONS.flatMap(({ rows }) => rows);
/** Whether all packages, or those at these positions, have equal cells in a row. */
const isSame = ({ cells }: ComparedRow, places: readonly number[] = [...cells.keys()]) =>
  new Set(places.map((place) => cells[place]?.text)).size < 2;

const table = (page: Page) => page.getByRole('table', { name: comparePage.caption });
const rowOf = (page: Page, title: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true, includeHidden: true }) });
const marked = stages.findLast((stage) =>
  packages.some((pack) => pack.id === stage.package),
) as (typeof stages)[number];
const flag = (page: Page) => table(page).getByText(stageWords.yours).filter({ visible: true });
const onlyDifferences = (page: Page) => page.getByRole('checkbox', { name: comparePage.onlyDifferences });
const nameOf = (id: string) => packages.find((pack) => pack.id === id)?.name ?? longTermTeams.title;

function titleOf({ id, cells }: ComparedRow): string {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  const note = cells.find((cell) => cell)?.note;
  const name = (new Set(texts).size > 1 && comparePage.names[id]) || (texts[0] ?? '');
  return note ? `${name} ${note}` : name;
}

async function shownRows(page: Page): Promise<string[]> {
  const titles = await table(page).getByRole('rowheader').allInnerTexts();
  return ROWS.map(titleOf).filter((title) => titles.includes(title));
}

test('has a row for every feature and a column for every package, with words in each cell', async ({ page }) => {
  await page.goto(links.compare);
  const headers = await table(page).getByRole('rowheader').allTextContents();
  const expected = SECTIONS.flatMap(({ title, rows }) => [title, ...rows.map(titleOf)]);
  expect(headers.filter((header) => expected.includes(header))).toEqual(expected);
  for (const [place, pack] of packages.entries()) {
    const cellOf = (title: string) => rowOf(page, title).getByRole('cell').nth(place);
    const listed = listSections(pack, packages).flatMap(({ features }) => features);
    for (const row of ROWS) {
      const feature = listed.find(({ id }) => id === row.id);
      const own = new Set(row.cells.flatMap((cell) => cell?.text ?? [])).size > 1;
      const said = own ? feature?.text : comparePage.included;
      const from = feature?.from ? ` ${comparePage.asIn}`.replace('{name}', nameOf(feature.from)) : '';
      await expect(cellOf(titleOf(row))).toHaveAccessibleName(feature ? `${said}${from}` : comparePage.missing);
    }
    const head = table(page).getByRole('columnheader').nth(place);
    await expect(head).toContainText(pack.name);
    await expect(head.getByText(home.packages.card.popular)).toHaveCount(pack.isPopular ? 1 : 0);
    await expect(cellOf(vat.note)).toHaveText(
      new RegExp(`^${pack.name}: .*${printed(pack, 'card')} ${pack.pricingSuffix}$`),
    );
    await expect(cellOf(comparePage.bestFor)).toHaveText(pack.bestFor);
    await expect(cellOf(comparePage.outcome)).toHaveText(pack.outcome);
    for (const [name, to] of [
      [`${comparePage.order} – ${pack.name}`, links.checkout(pack.id)],
      [comparePage.see.replace('{name}', pack.name), links.package(pack.id)],
    ] as const)
      await expect(table(page).getByRole('link', { name })).toHaveAttribute('href', to);
  }
});

test("keeps names, prices, buttons and the stage's mark below the header while scrolling", async ({ page }) => {
  await page.goto(`${links.compare}?stage=${marked.id}`);
  const last = rowOf(page, titleOf(ROWS.at(-1) as ComparedRow));
  // Rows may still grow by a line when our fonts load.
  await page.evaluate(() => document.fonts.ready);
  await last.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const bottom = ((await page.getByRole('banner').boundingBox()) as { height: number }).height;
  const parts = packages.flatMap((pack, place) => [
    table(page).getByRole('columnheader').nth(place).getByText(pack.name, { exact: true }),
    table(page).getByText(printed(pack, 'card'), { exact: true }).first(),
    table(page).getByRole('link', { name: `${comparePage.order} – ${pack.name}` }),
  ]);
  for (const part of [...parts, flag(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  }
  await parts[2]?.click();
  await expect(page).toHaveURL(links.checkout(packages[0]?.id ?? 'kickoff'));
});

test('marks the package of the stage in the address, and choosing another changes both', async ({ page }) => {
  const [first] = stages as [(typeof stages)[number]];
  await page.goto(`${links.compare}?stage=${marked.id}`);
  await expectStage(page, marked.label, marked.package);
  await page.setViewportSize({ width: 360, height: 740 });
  const place = packages.findIndex((pack) => pack.id === marked.package);
  const cells = rowOf(page, vat.note).getByRole('cell', { includeHidden: true });
  await expect(cells.nth(place), 'among the two of a phone').toBeVisible();
  await onlyDifferences(page).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('combobox', { name: comparePage.stage }).selectOption(first.label);
  await expect(page).toHaveURL(`${links.compare}?stage=${first.id}`);
  await expectStage(page, first.label, first.package);
  await page.getByRole('combobox', { name: comparePage.stage }).selectOption(comparePage.stageNone);
  await expect(page).toHaveURL(links.compare);
  await expect(flag(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

async function expectStage(page: Page, label: string, answer: string) {
  await expect(page.getByRole('combobox', { name: comparePage.stage }).locator('option:checked')).toHaveText(label);
  const said = page.getByText(comparePage.stageAnswer).filter({ visible: true });
  await expect(said).toHaveText(`${comparePage.stageAnswer} ${nameOf(answer)}`);
  for (const [place, pack] of packages.entries()) {
    const own = table(page).getByRole('columnheader').nth(place).getByText(stageWords.yours);
    await expect(own).toBeVisible({ visible: pack.id === answer });
  }
}

test('prints one page with the whole table, the date and contact details', async ({ page }) => {
  await page.goto(links.compare);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: comparePage.print }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await onlyDifferences(page).check();
  for (const width of [1280, 360]) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ media: 'print' });
    expect(await shownRows(page)).toEqual(ROWS.map(titleOf));
    for (const { name } of packages)
      await expect(table(page).getByRole('columnheader', { name }).getByText(name, { exact: true })).toBeVisible();
    const today = await page.evaluate(
      (language) => new Date().toLocaleDateString(language, { dateStyle: 'long' }),
      LANGUAGE,
    );
    for (const text of [today, offer.notContract, `${offer.contact}:`])
      await expect(page.getByText(text)).toBeVisible();
    for (const role of ['button', 'combobox', 'checkbox', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hides what all packages share, and sections with nothing else', async ({ page }) => {
    await page.goto(links.compare);
    expect(await shownRows(page)).toEqual(ROWS.map(titleOf));
    await onlyDifferences(page).check();
    expect(await shownRows(page)).toEqual(ROWS.filter((row) => !isSame(row)).map(titleOf));
    for (const { title, rows } of SECTIONS) {
      const header = table(page).getByRole('rowheader', { name: title, exact: true, includeHidden: true });
      await expect(header).toBeVisible({ visible: !rows.every((row) => isSame(row)) });
    }
    await onlyDifferences(page).uncheck();
    expect(await shownRows(page)).toEqual(ROWS.map(titleOf));
  });

  test('marks the package of a chosen stage, and shows no button that does nothing', async ({ page }) => {
    await page.goto(links.compare);
    await page.getByRole('combobox', { name: comparePage.stage }).selectOption(marked.label);
    await expectStage(page, marked.label, marked.package);
    await expect(page.getByRole('button', { name: comparePage.print })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 700 } });

    const pick = (page: Page) =>
      [comparePage.first, comparePage.second].map((name) => page.getByRole('combobox', { name }));

    async function shownPackages(page: Page): Promise<string[]> {
      const cells = await rowOf(page, vat.note).getByRole('cell', { includeHidden: true }).all();
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      return boxes
        .flatMap((box, place) => (box ? [{ x: box.x, name: packages[place]?.name ?? '' }] : []))
        .sort((a, b) => a.x - b.x)
        .map(({ name }) => name);
    }

    test('shows two packages side by side, in either order, with only their differences', async ({ page }) => {
      await page.goto(links.compare);
      expect(await shownPackages(page)).toEqual(firstPair(packages).map((place) => packages[place]?.name));
      await rowOf(page, titleOf(ROWS.at(-1) as ComparedRow)).scrollIntoViewIfNeeded();
      for (const list of pick(page)) await expect(list, 'stays in view').toBeInViewport({ ratio: 1 });
      const [first, second] = pick(page) as [Locator, Locator];
      const [low, high] = [0, packages.length - 1];
      for (const places of [
        [low, high],
        [high, low],
      ]) {
        const names = places.map((place) => packages[place]?.name ?? '');
        await first.selectOption(names[0] ?? '');
        await second.selectOption(names[1] ?? '');
        expect(await shownPackages(page)).toEqual(names);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
      await onlyDifferences(page).check();
      // A group that reappears out of view renders a moment later.
      const different = ROWS.filter((row) => !isSame(row, [low, high]));
      await expect.poll(() => shownRows(page)).toEqual(different.map(titleOf));
    });

    test('asks for another package when the same one is chosen twice', async ({ page }) => {
      await page.goto(links.compare);
      await expect(page.getByText(comparePage.twice)).toBeHidden();
      const name = packages[0]?.name ?? '';
      for (const list of pick(page)) await list.selectOption(name);
      expect(await shownPackages(page)).toEqual([name]);
      await expect(page.getByText(comparePage.twice)).toBeVisible();
    });
  });
});
