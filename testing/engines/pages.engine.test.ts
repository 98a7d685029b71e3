import { expect, test } from 'vitest';
import { listedPaths } from '../../catalogue/paths.ts';
import { interfaceWords } from '../../content/interface.ts';
import { navigation } from '../../content/navigation.ts';
import { packages } from '../../content/packages/packages.ts';
import { stages } from '../../content/stages.ts';
import { stories } from '../../content/stories.ts';
import { CHECKOUT_STEPS } from '../../domain/checkout-steps.ts';
import { links } from '../../domain/links.ts';
import { navigationLabel } from '../navigation-label.ts';
import { inEachEngine } from './engines.ts';

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

inEachEngine(({ open, site }) => {
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

  test('shows the typefaces of the site', async () => {
    const page = await open(links.imprint);
    await page.until(() => {
      // Those that stand in for the site's are called after them.
      const loaded = [...document.fonts].filter(
        ({ status, family }) => status === 'loaded' && !/Fallback/.test(family),
      );
      return new Set(loaded.map(({ family }) => family)).size === 2;
    });
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
    await page.click('button', navigationLabel('packages'));
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
});
