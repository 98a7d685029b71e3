import { expect, onTestFinished, test } from 'vitest';
import { listedPaths } from '../../catalogue/paths.ts';
import { company } from '../../content/company.ts';
import { interfaceWords } from '../../content/interface.ts';
import { navigation } from '../../content/navigation.ts';
import { offer } from '../../content/offer.ts';
import { packages } from '../../content/packages/packages.ts';
import { stages } from '../../content/stages.ts';
import { stories } from '../../content/stories.ts';
import { CHECKOUT_STEPS } from '../../domain/checkout-steps.ts';
import { links } from '../../domain/links.ts';
import { pagesOf } from '../pdf.ts';
import { holdFacesOf } from '../slow-server.ts';
import { type WatchedHeadline, watchHeadline } from '../watch-headline.ts';
import { inEachEngine } from './engines.ts';
import { type EnginePage, eventually } from './page.ts';

type Package = (typeof packages)[number];
const [first, second] = packages as readonly [Package, Package];
const [stage, nextStage] = stages as unknown as readonly [(typeof stages)[number], (typeof stages)[number]];

/** The listed pages, and one of each kind of the others: these differ by the package alone. */
const PATHS = [
  ...listedPaths,
  ...CHECKOUT_STEPS.map(({ id }) => links.checkout('get-started', id)),
  links.offer('kickoff'),
  links.findAnswer,
  links.findResult('kickoff'),
  links.messageSent,
  links.messageNotSent,
];

inEachEngine(({ engine, open, site }) => {
  test("shows every page's heading and typefaces within the window, on phone and desktop", async () => {
    const page = await open(links.home);
    for (const path of PATHS) {
      if (path !== links.home) await page.goto(site().url + path);
      // Faces are asked for after the first paint.
      await page.until(() => 'painted' in document.body.dataset && document.fonts.status === 'loaded');
      for (const width of [1280, 360]) {
        await page.resize(width);
        const look = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { heading: document.querySelector('h1')?.innerText, beyond: scrollWidth - clientWidth };
        });
        expect(look, `${path} at ${width} px`).toEqual({ heading: expect.stringMatching(/\w/), beyond: 0 });
      }
    }
  });

  test('moves nothing by itself with reduced motion', async () => {
    const page = await open('/', { lessMotion: true });
    await page.press('Shift');
    for (const part of ['#packages', '#case-studies', '#contact']) {
      await page.evaluate((id) => document.querySelector(id)?.scrollIntoView({ behavior: 'instant' }), part);
      expect(await page.evaluate(() => document.getAnimations().length), part).toBe(0);
    }
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  });

  test('shows a typeface that loads after the first paint', async () => {
    // A headline of one word breaks nowhere in any typeface.
    const page = await open(links.imprint);
    // WebKitGTK answers nothing before a page has loaded, and there the faces are late as they are.
    if (page.runFirst) await openWithLateFaces(page, site().url, links.imprint);
    await page.until(areLoaded);
    const width = (family: string) =>
      page.evaluate((face) => {
        const line = document.createElement('span');
        line.style.cssText = `position:absolute;white-space:nowrap;font:700 80px ${face}`;
        line.textContent = 'An honest answer';
        document.body.append(line);
        return line.getBoundingClientRect().width;
      }, family);
    expect(await width('"Bricolage Grotesque", monospace')).not.toBe(await width('monospace'));
  });

  test('leaves a late typeface that would change a line break for the next page', async ({ skip }) => {
    const page = await open(links.imprint, { width: 900 });
    if (!page.runFirst) return skip(`nothing runs in a page of ${engine} before it has loaded`);
    await page.until(areLoaded);
    // A slow machine may be late with a kept typeface, and then leaves it for the next page, too.
    await eventually(async () => {
      await page.goto(site().url + links.compare);
      expect(await page.evaluate(areLoaded)).toBe(true);
    });
    const own = await page.evaluate(() => (document.querySelector('h1') as HTMLElement).offsetHeight);
    await page.runFirst(watchHeadline);
    await openWithLateFaces(page, site().url, links.compare);
    const count = await page.evaluate(() => (window as unknown as WatchedHeadline).heights.length);
    await page.until((least) => (window as unknown as WatchedHeadline).heights.length > least, count + 60);
    const heights = await page.evaluate(() => [...new Set((window as unknown as WatchedHeadline).heights)]);
    expect(heights).toHaveLength(1);
    expect(heights[0], 'its headline breaks elsewhere in what this device lends').not.toBe(own);
  });

  test('opens the packages panel by keyboard and click, and Escape returns the focus', async () => {
    const page = await open('/');
    const button = '[popovertarget=packages-panel]';
    const untilFocused = (selector: string) =>
      page.until((wanted) => document.activeElement?.matches(wanted), selector);
    const link = ({ id }: Package) => `#packages-panel a[href="${links.package(id)}"]`;
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), button);
    await page.until((selector) => document.querySelector(selector)?.ariaExpanded === 'false', button);
    for (const [key, focused] of [
      ['ArrowDown', link(first)],
      ['ArrowDown', link(second)],
      ['End', `#packages-panel a[href="${links.find}"]`],
      ['Home', link(first)],
    ] as const) {
      await page.press(key);
      await untilFocused(focused);
    }
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    await page.press('Escape');
    await page.until(() => !document.querySelector('#packages-panel:popover-open'));
    await untilFocused(button);
    await page.click('button', navigation.packages);
    await page.click(link(second));
    await page.untilAt(links.package(second.id));
  });

  test("closes the phone's menu by Escape and button, and leads to a package", async () => {
    const page = await open('/', { width: 390 });
    const openMenu = async () => {
      await page.click('button', navigation.openMenu);
      await page.until(() => !!document.querySelector('#mobile-menu:popover-open'));
    };
    const untilClosed = () => page.until(() => !document.querySelector('#mobile-menu:popover-open'));
    await openMenu();
    await page.press('Escape');
    await untilClosed();
    await openMenu();
    await page.click('button', navigation.closeMenu);
    await untilClosed();
    await openMenu();
    await page.click(`#mobile-menu a[href="${links.package(first.id)}"]`);
    await page.untilAt(links.package(first.id));
  });

  test('chooses a stage by pointer and keyboard, and Back restores it', async () => {
    const page = await open('/');
    const untilAnswered = ({ id, cto }: (typeof stages)[number]) =>
      page.until(
        (wanted, words) => {
          const shown = [...document.querySelectorAll('[data-instrument] .for-stage')].filter((answer) =>
            answer.checkVisibility({ visibilityProperty: true }),
          );
          return shown.length === 1 && shown[0]?.textContent.includes(words) && location.search === `?stage=${wanted}`;
        },
        id,
        cto,
      );
    await page.click(`label:has(#stage-${stage.id})`);
    await untilAnswered(stage);
    await page.press('ArrowRight');
    await untilAnswered(nextStage);
    await page.click('a', second.cta);
    await page.untilAt(links.package(second.id));
    expect(await page.evaluate(() => scrollY), 'the next page begins at its top').toBe(0);
    await page.back();
    await page.untilAt(links.home);
    await page.until(() => scrollY > 500);
    await untilAnswered(nextStage);
  });

  test('cycles through the stories by arrows and keyboard', { skip: stories.length < 2 }, async () => {
    const page = await open(links.caseStudies);
    const untilStory = (place: number) =>
      page.until((wanted) => {
        const slides = [...document.querySelectorAll<HTMLElement>('.carousel-slide')];
        const frame = document.querySelector('.carousel-viewport')?.getBoundingClientRect().left ?? 0;
        return slides.every((slide, index) =>
          index === wanted ? !slide.inert && Math.abs(slide.getBoundingClientRect().left - frame) < 24 : slide.inert,
        );
      }, place);
    const { next, previous } = interfaceWords.carousel;
    await untilStory(0);
    await page.click('button', next);
    await untilStory(1);
    await page.press('ArrowRight');
    await untilStory(2 % stories.length);
    for (const place of [1, 0, stories.length - 1]) {
      await page.click('button', previous);
      await untilStory(place);
    }
  });

  test('prints an offer as its sheet alone, with the date', async () => {
    const page = await open(links.offer(second.id), { width: 794 });
    expect(await page.evaluate(showAsPrinted)).toBeGreaterThan(0);
    const shown = await page.evaluate(() =>
      ['header', 'footer', '[data-print]', 'article'].map((part) => document.querySelector(part)?.checkVisibility()),
    );
    expect(shown).toEqual([false, false, false, true]);
    const sheet = await page.evaluate(() => document.querySelector('article')?.innerText);
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
    for (const text of [second.name, today, company.phone, offer.notContract]) expect(sheet).toContain(text);
    if (page.print) expect(pagesOf(await page.print()), `sheets of paper in ${engine}`).toBe(1);
  });
});

/** Runs in the page: whether both typefaces are there; those that stand in for them are called after them. */
function areLoaded(): boolean {
  const loaded = [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/Fallback/.test(family));
  return new Set(loaded.map(({ family }) => family)).size === 2;
}

/** Opens a page whose typefaces come half a second after its first paint: no browser waits so long for them. */
async function openWithLateFaces(page: EnginePage, site: string, path: string): Promise<void> {
  const late = await holdFacesOf(site);
  onTestFinished(late.stop);
  await page.evaluate((url) => void setTimeout(() => location.assign(url)), late.url + path);
  await page.until((url) => location.href.startsWith(url) && 'painted' in document.body.dataset, late.url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  late.release();
}

/** Runs in the page: turns its style sheets from the screen to paper, as no driver can, and returns how many rules changed. */
function showAsPrinted(): number {
  const turn = (rules: CSSRuleList): number =>
    [...rules].reduce((sum, rule) => {
      const isTurned = rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText);
      if (isTurned)
        rule.media.mediaText = rule.media.mediaText.replace(/\bscreen\b/, 'not all').replace(/\bprint\b/, 'all');
      return sum + Number(isTurned) + ('cssRules' in rule ? turn(rule.cssRules as CSSRuleList) : 0);
    }, 0);
  return [...document.styleSheets].reduce((sum, { cssRules }) => sum + turn(cssRules), 0);
}
