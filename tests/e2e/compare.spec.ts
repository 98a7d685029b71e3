import type { Locator, Page } from '@playwright/test';
import { type ComparedRow, compareTiers, firstPair, hasVariants } from '../../catalogue/comparison.ts';
import { menuPackage } from '../../catalogue/menu.ts';
import { amountOf } from '../../catalogue/prices.ts';
import { comparePage } from '../../content/en/compare-page.ts';
import { home } from '../../content/en/home.ts';
import { stageWords } from '../../content/en/stages.ts';
import { vat } from '../../content/en/vat.ts';
import { packages } from '../../content/packages/packages.ts';
import { stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import type { PackageId } from '../../domain/package-ids.ts';
import { axeViolations } from './measure.ts';
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

function titleOf(row: ComparedRow): string {
  const [first] = row.cells.flatMap((cell) => cell ?? []);
  const name = (hasVariants(row) && comparePage.names[row.id]) || (first?.text ?? '');
  return first?.note ? `${name} ${first.note}` : name;
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
    for (const row of ROWS) {
      const cell = row.cells[place];
      const said = hasVariants(row) ? cell?.text : comparePage.included;
      const from = cell?.from ? ` ${comparePage.asIn}`.replace('{name}', menuPackage(cell.from).name) : '';
      await expect(cellOf(titleOf(row))).toHaveAccessibleName(cell ? `${said}${from}` : comparePage.missing);
    }
    const head = table(page).getByRole('columnheader').nth(place);
    await expect(head).toContainText(pack.name);
    await expect(head.getByText(home.packages.card.popular)).toHaveCount(pack.isPopular ? 1 : 0);
    await expect(cellOf(vat.note)).toHaveText(
      new RegExp(`^${pack.name}: .*${amountOf(pack, 'card')} ${pack.pricingSuffix}$`),
    );
    for (const [name, to] of [
      [`${comparePage.order} – ${pack.name}`, links.checkout(pack.id)],
      [comparePage.see.replace('{name}', pack.name), links.package(pack.id)],
    ] as const)
      await expect(table(page).getByRole('link', { name })).toHaveAttribute('href', to);
  }
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
});

async function expectStage(page: Page, label: string, answer: PackageId) {
  await expect(page.getByRole('combobox', { name: comparePage.stage }).locator('option:checked')).toHaveText(label);
  const said = page.getByText(comparePage.stageAnswer).filter({ visible: true });
  await expect(said).toHaveText(`${comparePage.stageAnswer} ${menuPackage(answer).name}`);
  for (const [place, pack] of packages.entries()) {
    const own = table(page).getByRole('columnheader').nth(place).getByText(stageWords.yours);
    await expect(own).toBeVisible({ visible: pack.id === answer });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hides what all packages share, and marks the package of a stage', async ({ page }) => {
    await page.goto(links.compare);
    expect(await shownRows(page)).toEqual(ROWS.map(titleOf));
    await onlyDifferences(page).check();
    expect(await shownRows(page)).toEqual(ROWS.filter((row) => !isSame(row)).map(titleOf));
    for (const { title, rows } of SECTIONS) {
      const header = table(page).getByRole('rowheader', { name: title, exact: true, includeHidden: true });
      await expect(header).toBeVisible({ visible: !rows.every((row) => isSame(row)) });
    }
    await page.getByRole('combobox', { name: comparePage.stage }).selectOption(marked.label);
    await expectStage(page, marked.label, marked.package);
    await expect(page.getByRole('button', { name: comparePage.print }), 'which would do nothing').toBeHidden();
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

    test('shows two packages side by side in either order, and only their differences', async ({ page }) => {
      await page.goto(links.compare);
      expect(await shownPackages(page)).toEqual(firstPair(packages).map((place) => packages[place]?.name));
      await rowOf(page, titleOf(ROWS.at(-1) as ComparedRow)).scrollIntoViewIfNeeded();
      for (const list of pick(page)) await expect(list, 'stays in view').toBeInViewport({ ratio: 1 });
      const [first, second] = pick(page) as [Locator, Locator];
      const [low, high] = [0, packages.length - 1];
      const choose = async (...places: number[]) => {
        const names = places.map((place) => packages[place]?.name ?? '');
        await first.selectOption(names[0] ?? '');
        await second.selectOption(names[1] ?? '');
        expect(await shownPackages(page)).toEqual([...new Set(names)]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await expect(page.getByText(comparePage.twice)).toBeVisible({ visible: names[0] === names[1] });
      };
      await choose(low, low);
      await choose(low, high);
      await choose(high, low);
      await onlyDifferences(page).check();
      // A group that reappears out of view renders a moment later.
      const different = ROWS.filter((row) => !isSame(row, [low, high]));
      await expect.poll(() => shownRows(page)).toEqual(different.map(titleOf));
    });
  });
});
