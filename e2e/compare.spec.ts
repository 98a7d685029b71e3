import type { Locator, Page } from '@playwright/test';
import { comparePage } from '../content/compare-page.ts';
import { home } from '../content/home.ts';
import { navigation } from '../content/navigation.ts';
import { offer } from '../content/offer.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { packages } from '../content/packages/packages.ts';
import { stages, stageWords } from '../content/stages.ts';
import { longTermTeams } from '../content/teams.ts';
import { vat } from '../content/vat.ts';
import { listSections } from '../domain/catalogue.ts';
import { type ComparedRow, compareTiers, firstPair } from '../domain/compare.ts';
import { links } from '../domain/links.ts';
import { pagesOf } from '../testing/pdf.ts';
import { axeViolations } from './accessibility.ts';
import { printed } from './routes.ts';
import { expect, test } from './site.ts';

// All packages in one table, and on a phone one against another.

const SECTIONS = compareTiers(packages);
const ROWS = SECTIONS.flatMap(({ rows }) => rows);
/** Whether packages have the same in a row: all of them, or those at the given places. */
const isSame = ({ cells }: ComparedRow, places: readonly number[] = [...cells.keys()]) =>
  new Set(places.map((place) => cells[place]?.text)).size < 2;

/** Every two packages, the lower one first. */
const PAIRS = packages.flatMap((_, low) => [...packages.keys()].slice(low + 1).map((high) => [low, high] as const));

const table = (page: Page) => page.getByRole('table', { name: comparePage.caption });
const rowOf = (page: Page, title: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true, includeHidden: true }) });
const onlyDifferences = (page: Page) => page.getByRole('checkbox', { name: comparePage.onlyDifferences });
const nameOf = (id: string) => packages.find((pack) => pack.id === id)?.name ?? longTermTeams.title;

/** What a feature's row is called. */
function titleOf({ id, cells }: ComparedRow): string {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return (new Set(texts).size > 1 && comparePage.names[id]) || (texts[0] ?? '');
}

/** The features that stand in the table as it is shown. */
async function shownRows(page: Page): Promise<string[]> {
  const titles = await table(page).getByRole('rowheader').allInnerTexts();
  return ROWS.map(titleOf).filter((title) => titles.includes(title));
}

test('every feature has a row, by section in the order of the cards, and a word for each package', async ({ page }) => {
  await page.goto(links.compare);
  const headers = await table(page).getByRole('rowheader').allTextContents();
  const expected = SECTIONS.flatMap(({ title, rows }) => [title, ...rows.map(titleOf)]);
  expect(headers.filter((header) => expected.includes(header))).toEqual(expected);
  await expect(table(page).getByRole('columnheader')).toHaveCount(packages.length);
  for (const [place, pack] of packages.entries()) {
    await expect(table(page).getByRole('columnheader').nth(place)).toContainText(pack.name);
    const listed = listSections(pack, packages).flatMap(({ features }) => features);
    for (const row of ROWS) {
      const feature = listed.find(({ id }) => id === row.id);
      const own = new Set(row.cells.flatMap((cell) => cell?.text ?? [])).size > 1;
      const said = own ? feature?.text : comparePage.included;
      const from = feature?.from ? ` ${comparePage.asIn}`.replace('{name}', nameOf(feature.from)) : '';
      const cell = rowOf(page, titleOf(row)).getByRole('cell').nth(place);
      await expect(cell).toHaveAccessibleName(feature ? `${said}${from}` : comparePage.missing);
    }
  }
});

test('price, whom it is for and outcome are those of the catalogue, and the most popular is marked in words', async ({
  page,
}) => {
  await page.goto(links.compare);
  for (const [place, pack] of packages.entries()) {
    const cellOf = (title: string) => rowOf(page, title).getByRole('cell').nth(place);
    await expect(cellOf(vat.note)).toHaveText(`${printed(pack, 'card')} ${pack.pricingSuffix}`);
    await expect(cellOf(comparePage.bestFor)).toHaveText(pack.bestFor);
    await expect(cellOf(comparePage.outcome)).toHaveText(pack.outcome);
    const popular = table(page).getByRole('columnheader').nth(place).getByText(home.packages.card.popular);
    await expect(popular).toHaveCount(pack.isPopular ? 1 : 0);
  }
});

test('each column leads to its order and its page, and the page ends in a question to us', async ({ page }) => {
  await page.goto(links.compare);
  for (const { id, name } of packages) {
    const order = table(page).getByRole('link', { name: `${comparePage.order} – ${name}` });
    await expect(order).toHaveAttribute('href', links.checkout(id));
    const see = table(page).getByRole('link', { name: comparePage.see.replace('{name}', name) });
    await expect(see).toHaveAttribute('href', links.package(id));
  }
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(links.contact);
});

for (const width of [1280, 900]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the table fits a window of ${width} px, and its head stays below the header while it scrolls`, async ({
      page,
    }) => {
      await page.goto(links.compare);
      const last = rowOf(page, titleOf(ROWS.at(-1) as ComparedRow));
      const before = (await table(page).getByRole('columnheader').first().boundingBox())?.y ?? 0;
      const toTheEnd = () => last.evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await toTheEnd();
      const bottom = ((await page.getByRole('banner').boundingBox()) as { height: number }).height;
      expect(before - (await page.evaluate(() => scrollY)), 'it would have scrolled away').toBeLessThan(0);
      for (const [place, pack] of packages.entries()) {
        for (const part of [
          table(page).getByRole('columnheader').nth(place).getByText(pack.name, { exact: true }),
          table(page).getByText(printed(pack, 'card'), { exact: true }).nth(0),
          table(page).getByRole('link', { name: `${comparePage.order} – ${pack.name}` }),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
          expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
        }
      }
      // Rows may have grown by a line with our typefaces.
      await toTheEnd();
      await expect(last.getByRole('rowheader')).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      // What scrolls by goes behind the head, whose buttons stay the ones to press.
      const first = packages[0] as (typeof packages)[number];
      await table(page)
        .getByRole('link', { name: `${comparePage.order} – ${first.name}` })
        .click();
      await expect(page).toHaveURL(links.checkout(first.id));
    });

    test(`in a table that is wider than ${width} px the names of the features stay at its side`, async ({ page }) => {
      await page.goto(links.compare);
      await table(page).evaluate((element) => {
        element.style.width = '300vw';
      });
      const header = rowOf(page, titleOf(ROWS[0] as ComparedRow)).getByRole('rowheader');
      await header.scrollIntoViewIfNeeded();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(width, 0);
      await expect.poll(() => page.evaluate(() => scrollX)).toBeGreaterThan(width / 2);
      await expect(header).toBeInViewport({ ratio: 1 });
    });
  });
}

// Rows were seen between grounds whose edges lay between pixels: now and then, so the story asks for what prevents it.
test('the head that stays has one ground, and rows that end on whole pixels', async ({ page }) => {
  await page.goto(links.compare);
  const head = table(page).locator('thead');
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(head)).toBe(await ground(page.locator('html')));
  for (const row of await head.getByRole('row').all()) {
    const { height } = (await row.boundingBox()) as Box;
    expect(height % 4, 'on screens of 1.25, 1.5 and 2 as well').toBe(0);
    for (const part of await row.locator('th, td').all())
      expect(await part.evaluate((cell) => getComputedStyle(cell).position), 'moves with the head').not.toBe('sticky');
  }
});

test('a row under the pointer is of one colour', async ({ page }) => {
  await page.goto(links.compare);
  const row = rowOf(page, titleOf(ROWS[0] as ComparedRow));
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('rowheader').hover();
  const { x, y } = (await row.getByRole('cell').first().boundingBox()) as Box;
  const around = (from: number) => page.screenshot({ clip: { x: from, y: y + 6, width: 4, height: 4 } });
  expect((await around(x - 6)).equals(await around(x + 2))).toBe(true);
});

test('no word of the table is broken at its hyphen behind a number', async ({ page }) => {
  await page.goto(links.compare);
  const lines = await table(page).evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\b\d+-[a-z]+/gi)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(text.data);
      }
    }
    return broken;
  });
  expect(lines).toEqual([]);
});

test.describe('between a phone and a desktop', () => {
  test.use({ viewport: { width: 768, height: 860 } });

  test('what marks the chosen package stands on the line of its neighbours, and its cells on its list', async ({
    page,
  }) => {
    for (const { id, package: answer } of stages) {
      if (!packages.some((pack) => pack.id === answer)) continue;
      await page.goto(`${links.compare}?stage=${id}`);
      const middle = async (part: Locator) => {
        const { y, height } = (await part.boundingBox()) as Box;
        return y + height / 2;
      };
      const flag = table(page).getByText(stageWords.yours).filter({ visible: true });
      expect(Math.abs((await middle(flag)) - (await middle(onlyDifferences(page)))), id).toBeLessThan(2);
      const starts = await page.locator('.compare-pick > select').evaluateAll(lefts);
      const orders = await page.locator('.compare-orders a:visible').evaluateAll(lefts);
      expect(orders.toSorted(byNumber), id).toEqual(starts);
    }
  });
});

const lefts = (parts: Element[]) => parts.map((part) => Math.round(part.getBoundingClientRect().left));
const byNumber = (a: number, b: number) => a - b;
type Box = { x: number; y: number; width: number; height: number };

test('what links to it: the packages on the home page, every package page, and the footer', async ({ page }) => {
  for (const [path, part, name] of [
    [links.home, page.getByRole('region', { name: home.packages.title }), home.packages.compare],
    [links.home, page.getByRole('contentinfo'), navigation.compare],
    ...packages.map(
      ({ id }) => [links.package(id), page.locator('#decision'), packagePageWords.decision.compare] as const,
    ),
  ] as [string, Locator, string][]) {
    await page.goto(path);
    await part.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(links.compare);
  }
});

test('an address that names a stage marks its package, and choosing another one changes both', async ({ page }) => {
  for (const { id, label, package: answer } of stages) {
    await page.goto(`${links.compare}?stage=${id}`);
    await expectStage(page, label, answer);
  }
  const [first] = stages as [(typeof stages)[number]];
  await page.getByRole('combobox', { name: comparePage.stage }).selectOption(first.label);
  await expect(page).toHaveURL(`${links.compare}?stage=${first.id}`);
  await expectStage(page, first.label, first.package);
  await page.getByRole('combobox', { name: comparePage.stage }).selectOption(comparePage.stageNone);
  await expect(page).toHaveURL(links.compare);
  await expect(table(page).getByText(stageWords.yours).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

/** The stage is chosen, its package named, and its column marked alone. */
async function expectStage(page: Page, label: string, answer: string) {
  await expect(page.getByRole('combobox', { name: comparePage.stage }).locator('option:checked')).toHaveText(label);
  const said = page.getByText(comparePage.stageAnswer).filter({ visible: true });
  await expect(said).toHaveText(`${comparePage.stageAnswer} ${nameOf(answer)}`);
  for (const [place, pack] of packages.entries()) {
    const flag = table(page).getByRole('columnheader').nth(place).getByText(stageWords.yours);
    await expect(flag).toBeVisible({ visible: pack.id === answer });
  }
  // Its button is the one that is filled: all others are of one colour.
  const orders = page.locator('.compare-orders a');
  await expect
    .poll(async () => {
      const colors = await orders.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
      return packages.map((_, place) => colors.filter((color) => color === colors[place]).length);
    })
    .toEqual(packages.map(({ id }) => expectedAlike(id, answer)));
}

/** How many buttons look like that of a package, itself included, where another package or this one is the answer. */
function expectedAlike(id: string, answer: string): number {
  const others = packages.filter((pack) => pack.id !== answer).length;
  return id === answer ? 1 : others;
}

test('where two packages stand beside each other, the column of the stage is marked and the prices stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const [{ id, package: answer }] = stages.toReversed().slice(1) as [(typeof stages)[number]];
  await page.goto(`${links.compare}?stage=${id}`);
  const place = packages.findIndex((pack) => pack.id === answer);
  const other = packages.find((pack) => pack.id !== answer)?.id ?? '';
  for (const [side, pack] of [answer, other].entries()) await page.locator('[data-pick]').nth(side).selectOption(pack);
  const tint = page.locator('.compare-tint').filter({ visible: true });
  await expect(tint).toHaveCount(1);
  const cells = table(page).locator(`.column-${place + 1}`);
  const [marked, cell] = [await tint.boundingBox(), await cells.nth(4).boundingBox()];
  if (!marked || !cell) throw new Error('The column is not there.');
  expect(marked.x).toBeLessThanOrEqual(cell.x);
  expect(marked.x + marked.width).toBeGreaterThanOrEqual(cell.x + cell.width);
  expect(marked.width).toBeLessThan(cell.width + 20);
  const last = table(page).locator('.compare-row').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toBeInViewport();
  const prices = table(page).locator('.compare-prices .compare-price').filter({ visible: true });
  await expect(prices).toHaveCount(2);
  const picks = await page.locator('.compare-picks').boundingBox();
  for (const price of await prices.all()) {
    await expect(price).toBeInViewport({ ratio: 1 });
    expect((await price.boundingBox())?.y).toBeGreaterThanOrEqual((picks?.y ?? 0) + (picks?.height ?? 0) - 1);
  }
});

test('on a wide screen the flag of the stage stays with the head of the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const [{ id }] = stages.toReversed().slice(1) as [(typeof stages)[number]];
  await page.goto(`${links.compare}?stage=${id}`);
  const last = table(page).locator('.compare-row').last();
  await last.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toBeInViewport();
  const flag = table(page).getByText(stageWords.yours).filter({ visible: true });
  await expect(flag).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await flag.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the stage that was chosen on the home page goes along to the comparison', async ({ page }) => {
  const [{ id, label, package: answer }] = stages.toReversed().slice(1) as [(typeof stages)[number]];
  await page.goto(`${links.home}?stage=${id}`);
  const link = page.getByRole('link', { name: home.packages.compare });
  await expect(link).toHaveAttribute('href', new RegExp(`stage=${id}`));
  await link.click();
  await expect(page).toHaveURL(`${links.compare}?stage=${id}`);
  await expectStage(page, label, answer);
});

test('an address with any other stage changes nothing', async ({ page }) => {
  await page.goto(links.compare);
  const plain = await page.getByRole('main').innerText();
  for (const stage of ['nowhere', '', 'ready-to-build%20', '<img src=x>', '__proto__']) {
    await page.goto(`${links.compare}?stage=${stage}`);
    expect(await page.getByRole('main').innerText(), stage).toBe(plain);
    const chosen = page.getByRole('combobox', { name: comparePage.stage }).locator('option:checked');
    await expect(chosen).toHaveText(comparePage.stageNone);
  }
});

test('a press opens the print dialog', async ({ page }) => {
  await page.goto(links.compare);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: comparePage.print }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
});

for (const width of [1280, 360]) {
  test(`printed from a window of ${width} px it is one page with the whole table, the day and how to reach us`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(links.compare);
    await onlyDifferences(page).check();
    await page.emulateMedia({ media: 'print' });
    expect(await shownRows(page)).toEqual(ROWS.map(titleOf));
    for (const { name } of packages)
      await expect(table(page).getByRole('columnheader', { name }).getByText(name, { exact: true })).toBeVisible();
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
    await expect(page.getByText(today)).toBeVisible();
    await expect(page.getByText(offer.notContract)).toBeVisible();
    await expect(page.getByText(`${offer.contact}:`)).toBeVisible();
    for (const role of ['button', 'combobox', 'checkbox', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: comparePage.closing.title })).toBeHidden();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
}

for (const width of [1280, 360]) {
  test(`at ${width} px every state of the comparison is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of stages) {
      await page.goto(`${links.compare}?stage=${id}`);
      expect(await axeViolations(page), id).toEqual([]);
    }
    await onlyDifferences(page).check();
    expect(await axeViolations(page), comparePage.onlyDifferences).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only differences hides what all packages have alike, and a section that has nothing else', async ({ page }) => {
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

  test('a stage that is chosen marks its package', async ({ page }) => {
    await page.goto(links.compare);
    for (const { label, package: answer } of stages) {
      await page.getByRole('combobox', { name: comparePage.stage }).selectOption(label);
      await expectStage(page, label, answer);
    }
  });

  test('no button is there that does nothing', async ({ page }) => {
    await page.goto(links.compare);
    await expect(page.getByRole('button', { name: comparePage.print })).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 700 } });

    const pick = (page: Page) =>
      [comparePage.first, comparePage.second].map((name) => page.getByRole('combobox', { name }));

    /** The packages whose prices are shown, from left to right. */
    async function shownPackages(page: Page): Promise<string[]> {
      const cells = await rowOf(page, vat.note).getByRole('cell', { includeHidden: true }).all();
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      return boxes
        .flatMap((box, place) => (box ? [{ x: box.x, name: packages[place]?.name ?? '' }] : []))
        .sort((a, b) => a.x - b.x)
        .map(({ name }) => name);
    }

    test('the most popular package stands against the next one', async ({ page }) => {
      await page.goto(links.compare);
      expect(await shownPackages(page)).toEqual(firstPair(packages).map((place) => packages[place]?.name));
    });

    test('any two packages can be compared, in either order, with only what differs between them', async ({ page }) => {
      await page.goto(links.compare);
      const [first, second] = pick(page) as [Locator, Locator];
      for (const [low, high] of PAIRS) {
        for (const [left, right] of [
          [low, high],
          [high, low],
        ] as const) {
          const names = [packages[left]?.name ?? '', packages[right]?.name ?? ''];
          await first.selectOption(names[0] ?? '');
          await second.selectOption(names[1] ?? '');
          expect(await shownPackages(page)).toEqual(names);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        }
        await onlyDifferences(page).check();
        const different = ROWS.filter((row) => !isSame(row, [low, high]));
        // A group that comes back out of sight is rendered a moment later.
        await expect.poll(() => shownRows(page), `${low} and ${high}`).toEqual(different.map(titleOf));
        await onlyDifferences(page).uncheck();
      }
    });

    test('the same package twice says that another one is to be chosen', async ({ page }) => {
      await page.goto(links.compare);
      await expect(page.getByText(comparePage.twice)).toBeHidden();
      for (const { name } of packages) {
        for (const list of pick(page)) await list.selectOption(name);
        expect(await shownPackages(page)).toEqual([name]);
        await expect(page.getByText(comparePage.twice)).toBeVisible();
      }
    });

    test('the two lists stay in view while the table scrolls, and a mark stands beside its word', async ({ page }) => {
      await page.goto(links.compare);
      const last = rowOf(page, titleOf(ROWS.at(-1) as ComparedRow));
      await last.scrollIntoViewIfNeeded();
      for (const list of pick(page)) await expect(list).toBeInViewport({ ratio: 1 });
      const word = rowOf(page, titleOf(ROWS[0] as ComparedRow)).getByText(
        new RegExp(`^(${comparePage.included}|${comparePage.missing})$`),
      );
      expect((await word.filter({ visible: true }).first().boundingBox())?.width).toBeGreaterThan(20);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an address that names a stage shows its package among the two', async ({ page }) => {
    for (const { id, package: answer } of stages) {
      await page.goto(`${links.compare}?stage=${id}`);
      const place = packages.findIndex((pack) => pack.id === answer);
      if (place < 0) continue;
      await expect(rowOf(page, vat.note).getByRole('cell', { includeHidden: true }).nth(place)).toBeVisible();
      await expect(table(page).getByText(stageWords.yours).filter({ visible: true })).toHaveCount(1);
    }
  });

  test('what the prices say of VAT stands in the legend, once for both of them', async ({ page }) => {
    await page.goto(links.compare);
    const legend = page.locator('.compare-legend').getByText(vat.note);
    await expect(legend).toBeVisible();
    const { y, height } = (await legend.boundingBox()) as Box;
    expect(y + height).toBeLessThan(((await page.getByRole('combobox').nth(1).boundingBox()) as Box).y);
    const prices = (await page.locator('.compare-prices').boundingBox()) as Box;
    expect(prices.height, 'a line of prices').toBeLessThan(48);
  });
});
