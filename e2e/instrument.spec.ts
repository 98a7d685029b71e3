import type { Locator, Page } from '@playwright/test';
import { homeHeroArt } from '../content/home-hero-art.ts';
import { packages } from '../content/packages/packages.ts';
import { type Stage, stages, stageWords } from '../content/stages.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor } from '../domain/package-ids.ts';
import { amountOn, formatAmount, formatPrice } from '../domain/price.ts';
import { axeViolations } from './accessibility.ts';
import { expect, holdScripts, test, toastRegion } from './site.ts';

// 'Where are you today?': the momentum line of the home page as an instrument.

const first = stages[0] as Stage;
const second = stages[1] as Stage;
const third = stages[2] as Stage;
const last = stages.at(-1) as Stage;

/** The name and the price under which a stage's package is sold. */
function soldFor({ package: id }: Stage): { name: string; price: string } {
  const pack = packages.find((candidate) => candidate.id === id);
  if (pack) return { name: pack.name, price: formatPrice(amountOn('card', pack.price, 'single'), pack.pricingSuffix) };
  return { name: longTermTeams.title, price: `from ${formatAmount(teamsFrom)}${longTermTeams.pricingSuffix}` };
}

const group = (page: Page) => page.getByRole('group', { name: stageWords.question });
const stopOf = (page: Page, { label }: Stage) => group(page).getByRole('radio', { name: label, exact: true });
const answers = (page: Page) => page.locator('[data-instrument] [aria-live] .for-stage:visible');
const yours = (page: Page) => page.getByText(stageWords.yours, { exact: true }).filter({ visible: true });

/** The figures of the hero's cards that can be seen. */
const figuresSeen = (page: Page) =>
  page.locator('.hero-art .earned-figure').evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility({ opacityProperty: true }))
      .map((figure) => Number.parseInt(figure.textContent ?? '', 10))
      .filter((figure) => !Number.isNaN(figure)),
  );

const { fundability, confidence } = homeHeroArt;
/** The scores in the order in which they are earned. */
const SCORES = [...confidence.parts.map(({ percent }) => percent), confidence.score, fundability.score];

/** Expects the page to answer for one stage, and for no other. */
async function expectAnswer(page: Page, stage: Stage) {
  const { name, price } = soldFor(stage);
  await expect(stopOf(page, stage)).toBeChecked();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).getByText(name, { exact: true }).first()).toBeVisible();
  await expect(answers(page).getByText(price, { exact: true })).toBeVisible();
  const next = answers(page).getByRole('link', { name: stage.next });
  await expect(next).toHaveAttribute('href', links.package(stage.package));
  await expect(page.locator('.hero-art').getByText(stage.cto)).toBeVisible();
  await expect(yours(page)).toHaveCount(1);
}

async function expectNothingChosen(page: Page) {
  await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(answers(page)).toHaveCount(0);
  await expect(yours(page)).toHaveCount(0);
  await expect.poll(() => figuresSeen(page)).toHaveLength(SCORES.length);
}

/** The middle of a stop's dot on the screen. */
async function middleOf(dot: Locator) {
  const box = await dot.boundingBox();
  if (!box) throw new Error('The stop is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [what, options] of [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(what, () => {
    test.use(options);

    test('each stop is chosen by a click, and the page answers for it alone', async ({ page }) => {
      await page.goto('/');
      await expectNothingChosen(page);
      for (const stage of stages) {
        await group(page).getByText(stage.label, { exact: true }).click();
        await expectAnswer(page, stage);
      }
      await page.getByRole('button', { name: stageWords.reset }).click();
      await expectNothingChosen(page);
      await expect(page.getByRole('button', { name: stageWords.reset })).toBeHidden();
    });

    test('the arrow keys go from stop to stop', async ({ page }) => {
      await page.goto('/');
      await stopOf(page, first).focus();
      await page.keyboard.press('Space');
      await expectAnswer(page, first);
      for (const stage of stages.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expectAnswer(page, stage);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('each stop is a target of 44 px that a touch chooses, with one card that answers', async ({ page }) => {
    await page.goto('/');
    for (const stage of stages) {
      const box = await stopOf(page, stage).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await stopOf(page, stage).tap();
      await expectAnswer(page, stage);
      await expect(page.locator('.hero-art > div').filter({ visible: true })).toHaveCount(1);
    }
  });

  test('the next step is a row of its own for a finger, and the card of the stage is the one with a frame', async ({
    page,
  }) => {
    await page.goto('/');
    for (const stage of stages) {
      await stopOf(page, stage).tap();
      const { name } = soldFor(stage);
      const next = await answers(page).getByRole('link', { name: stage.next }).boundingBox();
      const sold = await answers(page).getByText(name, { exact: true }).first().boundingBox();
      const ask = await answers(page).getByRole('link', { name: stageWords.ask }).boundingBox();
      const unsure = await page.locator('[data-takes-stage]:visible').first().boundingBox();
      if (!next || !sold || !ask || !unsure) throw new Error('A part of the answer is not there.');
      expect(next.height).toBeGreaterThanOrEqual(44);
      expect(next.y).toBeGreaterThanOrEqual(sold.y + sold.height - 1);
      expect(Math.abs(ask.y + ask.height - (unsure.y + unsure.height)), 'in one row').toBeLessThan(3);
      expect(unsure.x).toBeGreaterThan(ask.x + ask.width);
      const framed = page.locator('.package-card').filter({ has: page.locator('.package-room:visible') });
      await expect(framed).toHaveCount(packages.some(({ id }) => id === stage.package) ? 1 : 0);
      if (await framed.count()) await expect(framed.getByRole('heading', { level: 3 })).toHaveText(name);
    }
  });

  test('the words of the card that answers stand right below the answer, and nothing stands on them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const stage of stages) {
      await stopOf(page, stage).tap();
      const words = page.locator('.hero-art').getByText(stage.cto, { exact: true });
      await words.scrollIntoViewIfNeeded();
      const { distance, over } = await words.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const answer = document.querySelector('.answers')?.getBoundingClientRect();
        const card = element.closest('.hero-art')?.getBoundingClientRect();
        // What no pointer reaches is asked about too.
        const art = document.querySelectorAll<HTMLElement>('.hero-art, .hero-art *');
        for (const part of art) part.style.pointerEvents = 'auto';
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => left + (right - left) * part);
        const found = points.map((x) => document.elementFromPoint(x, (top + bottom) / 2));
        for (const part of art) part.style.pointerEvents = '';
        return {
          distance: (card?.top ?? 0) - (answer?.bottom ?? 0),
          over: found.filter((each) => each !== element).map((each) => each?.outerHTML.slice(0, 80)),
        };
      });
      expect(distance).toBeLessThan(40);
      expect(over, stage.label).toEqual([]);
    }
  });
});

test('a stage shows the scores that it has earned and says of the others that they are not tested', async ({
  page,
}) => {
  await page.goto('/');
  expect(new Set(SCORES)).toEqual(new Set([85, 92, 94, 88]));
  for (const stage of stages) {
    await stopOf(page, stage).check();
    const earned = SCORES.slice(0, stage.earned).sort();
    await expect.poll(async () => (await figuresSeen(page)).sort(), stage.label).toEqual(earned);
    const words = page.locator('.hero-art').getByText(stageWords.notTested, { exact: true });
    const said = () =>
      words.evaluateAll((all) => all.filter((part) => part.checkVisibility({ opacityProperty: true })).length);
    await expect.poll(said, stage.label).toBe(SCORES.length - stage.earned);
  }
});

test('the package for the stage is marked in words, and no other', async ({ page }) => {
  await page.goto('/');
  for (const stage of stages) {
    await stopOf(page, stage).check();
    const card = page
      .locator('#packages')
      .locator('.package-card, .on-gradient')
      .filter({ has: yours(page) });
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading', { name: soldFor(stage).name, exact: true })).toBeVisible();
  }
});

test('what the adviser on the picture says for a stage is said beside the stops too, for who does not see it', async ({
  page,
}) => {
  await page.goto('/');
  for (const stage of stages) {
    await stopOf(page, stage).check();
    const said = page.getByRole('main').getByText(`${homeHeroArt.cto.name}, ${homeHeroArt.cto.role}: ${stage.cto}`);
    await expect(said).toHaveCount(1);
    await expect(page.getByRole('paragraph').filter({ hasText: stage.cto })).toHaveCount(1);
  }
});

test("on a wide screen the frame stands around the package of the visitor's stage alone", async ({ page }) => {
  const framed = () =>
    page.locator('.package-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const stay = card.querySelector('.package-stay');
        const isStage = stay !== null && getComputedStyle(stay).outlineStyle !== 'none';
        const isPopular = getComputedStyle(card).boxShadow !== 'none';
        return isStage || isPopular ? [card.querySelector('h3')?.textContent] : [];
      }),
    );
  await page.goto('/');
  const popular = packages.filter(({ highlighted }) => highlighted).map(({ name }) => name);
  expect(await framed()).toEqual(popular);
  for (const stage of stages) {
    await stopOf(page, stage).check();
    const own = packages.filter(({ id }) => id === stage.package).map(({ name }) => name);
    expect(await framed(), stage.label).toEqual(own);
  }
});

for (const width of [360, 1280]) {
  test(`at ${width} px choosing a stop styles anew what it changes, and not the whole page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const events: { args: { elementCount?: number } }[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
    const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', { categories: 'devtools.timeline' });
    await stopOf(page, third).check();
    await expectAnswer(page, third);
    await session.send('Tracing.end');
    await traced;
    const styled = Math.max(...events.map(({ args }) => args.elementCount ?? 0));
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan((await page.locator('body *').count()) / 3);
  });
}

test('the address keeps the stage and its other parameters, and a reload and Back bring it back', async ({ page }) => {
  await page.goto('/?from=friend');
  await stopOf(page, third).check();
  await expect(page).toHaveURL(`/?from=friend&stage=${third.id}`);
  await page.reload();
  await expectAnswer(page, third);
  await answers(page).getByRole('link', { name: third.next }).click();
  await expect(page).toHaveURL(links.package(third.package));
  await page.goBack();
  await expectAnswer(page, third);
  await page.getByRole('button', { name: stageWords.reset }).click();
  await expect(page).toHaveURL('/?from=friend');
});

test('an address that names a stage opens with its answer, and one that names none of them with nothing', async ({
  page,
}) => {
  for (const stage of stages) {
    await page.goto(`/?stage=${stage.id}`);
    await expectAnswer(page, stage);
  }
  await page.goto('/?stage=unicorn');
  await expectNothingChosen(page);
});

test('links to parts of the page keep the stage', async ({ page }) => {
  await page.goto('/');
  await stopOf(page, second).check();
  await expect(page).toHaveURL(`/?stage=${second.id}`);
  await page.getByRole('link', { name: 'Explore Packages' }).click();
  await expect(page).toHaveURL(`/?stage=${second.id}#packages`);
  await expectAnswer(page, second);
});

test('the contact form has the package of the stage, unless the visitor has chosen one', async ({ page }) => {
  await page.goto('/');
  const select = page.getByRole('combobox', { name: 'Package' });
  await select.scrollIntoViewIfNeeded();
  await expect(toastRegion(page)).toBeAttached();
  for (const stage of stages) {
    await stopOf(page, stage).check();
    await expect(select).toHaveValue(contactChoiceFor(stage.package));
  }
  await page.getByRole('button', { name: stageWords.reset }).click();
  await expect(select).toHaveValue('');
  await select.selectOption('not-sure');
  await stopOf(page, first).check();
  await expect(page).toHaveURL(`/?stage=${first.id}`);
  await expect(select).toHaveValue('not-sure');
});

test('a stage that was chosen before the contact form was ready is in it afterwards', async ({ page }) => {
  await page.goto(`/?stage=${last.id}`);
  await expectAnswer(page, last);
  const select = page.getByRole('combobox', { name: 'Package' });
  await select.scrollIntoViewIfNeeded();
  await expect(toastRegion(page)).toBeAttached();
  await expect(select).toHaveValue(contactChoiceFor(last.package));
});

test('a package that the address names outranks the stage in the contact form', async ({ page }) => {
  const ready = await holdScripts(page, '**/_astro/contact-form*.js');
  await page.goto(`/?package=get-scale&stage=${first.id}#contact`);
  await expectAnswer(page, first);
  ready();
  await expect(toastRegion(page)).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Package' })).toHaveValue('get-scale');
});

for (const width of [360, 1280]) {
  test(`at ${width} px the dot can be dragged, and stands at the nearest stop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await stopOf(page, first).check();
    await expect(page).toHaveURL(`/?stage=${first.id}`);
    await stopOf(page, first).scrollIntoViewIfNeeded();
    const from = await middleOf(stopOf(page, first));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const stage of [second, third]) {
      const at = await middleOf(stopOf(page, stage));
      await page.mouse.move(at.x - 6, at.y + 3, { steps: 8 });
      await expectAnswer(page, stage);
    }
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await expectAnswer(page, third);
    await expect(page).toHaveURL(`/?stage=${third.id}`);
  });

  test(`at ${width} px the dot follows the pointer along the line, which ends there, and snaps to the stop when let go`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await stopOf(page, second).check();
    await expect(page).toHaveURL(`/?stage=${second.id}`);
    await stopOf(page, second).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(stopOf(page, second)), await middleOf(stopOf(page, last))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const part of [0.2, 0.45, 0.7, 0.99]) {
      const x = from.x + part * (to.x - from.x);
      await page.mouse.move(x, from.y + part * (to.y - from.y), { steps: 4 });
      const dot = () =>
        page.locator('.stop :checked').evaluate((stop) => {
          const { left, top, width, height } = stop.getBoundingClientRect();
          const [dx = 0, dy = 0] = getComputedStyle(stop, '::before').translate.split(' ').map(Number.parseFloat);
          const place = { x: left + width / 2 + dx, y: top + height / 2 + dy };
          const line = document.querySelector<SVGPathElement>('.going-ahead path');
          const onTrack = Math.abs(dy) < 1;
          if (!line || getComputedStyle(line).visibility === 'hidden') return { x: place.x, onLine: onTrack };
          const matrix = line.getScreenCTM();
          const points = Array.from({ length: 2001 }, (_, step) =>
            line.getPointAtLength((step / 2000) * line.getTotalLength()).matrixTransform(matrix ?? undefined),
          );
          return { x: place.x, onLine: points.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 3) };
        });
      await expect.poll(async () => Math.round((await dot()).x - x)).toBeCloseTo(0, -1);
      expect((await dot()).onLine, `at ${part} of the way`).toBe(true);
      // The solid line ends at the dot, too.
      const end = await page.evaluate(() => {
        const solid = document.querySelector('.going-so-far');
        if (solid && getComputedStyle(solid).visibility === 'visible') return solid.getBoundingClientRect().right;
        const track = document.querySelector('.stops') as HTMLElement;
        const { left, width } = track.getBoundingClientRect();
        return left + width * new DOMMatrix(getComputedStyle(track, '::after').transform).a;
      });
      expect(Math.abs(end - x)).toBeLessThan(4);
    }
    await page.mouse.up();
    const shift = () => page.locator('.stop :checked').evaluate((stop) => getComputedStyle(stop, '::before').translate);
    await expect.poll(shift).toBe('none');
    await expectAnswer(page, last);
  });

  test(`at ${width} px every state is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await axeViolations(page)).toEqual([]);
    for (const stage of stages) {
      await stopOf(page, stage).check();
      expect(await axeViolations(page), stage.label).toEqual([]);
    }
  });
}

for (const width of [320, 360, 768, 1024, 1280, 1600]) {
  test(`at ${width} px no stop stands on another or under a card, and choosing moves nothing above`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const top = () => stopOf(page, first).evaluate((stop) => stop.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const stage of stages) {
      await stopOf(page, stage).check();
      expect(await top()).toBe(before);
      const covered = await page.locator('.stop').evaluateAll((stops) =>
        stops.flatMap((stop) => {
          stop.scrollIntoView({ block: 'center', behavior: 'instant' });
          return [...stop.children].flatMap((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            const points = [left + 2, (left + right) / 2, right - 2];
            const at = points.map((x) => document.elementFromPoint(x, middle));
            return at.every((found) => found && stop.contains(found)) ? [] : [stop.textContent];
          });
        }),
      );
      expect(covered, stage.label).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('under reduced motion the line jumps to the stop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await stopOf(page, third).check();
  const running = () => page.locator('.hero').evaluate((hero) => hero.getAnimations({ subtree: true }).length);
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopOf(page, first).check();
  expect(await running()).toBeGreaterThan(0);
});

test('in forced colours the chosen stop is larger than the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await stopOf(page, second).check();
  const widths = await page
    .locator('.stop > input')
    .evaluateAll((stops) => stops.map((stop) => new DOMMatrix(getComputedStyle(stop, '::before').transform).a));
  expect(widths.indexOf(Math.max(...widths))).toBe(stages.indexOf(second));
  expect(widths.filter((width) => width === Math.max(...widths))).toHaveLength(1);
});

test('the script of the stops is not fetched before they are reached, and nothing is stored', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/instrument-/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await stopOf(page, first).check();
  await expect(page).toHaveURL(`/?stage=${first.id}`);
  expect(scripts).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
