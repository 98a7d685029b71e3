import type { Browser, Page } from '@playwright/test';
import { checkoutPage } from '../content/checkout-page.ts';
import { comparePage } from '../content/compare-page.ts';
import { contact } from '../content/contact.ts';
import { finder } from '../content/finder.ts';
import { interfaceWords } from '../content/interface.ts';
import { navigation } from '../content/navigation.ts';
import { links } from '../domain/links.ts';
import { slowDown } from '../testing/slow-phone.ts';
import { PHONE } from './phone.ts';

const DESKTOP = { width: 1280, height: 900 };
/** On the phone where no viewport is named. */
type Control = { path: string; viewport?: typeof DESKTOP; touch: (page: Page) => Promise<unknown> };

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

/** The interactions, each on a fresh page. */
const CONTROLS = {
  'mobile menu': { path: links.home, touch: press(navigation.openMenu) },
  'packages panel': {
    path: links.home,
    viewport: DESKTOP,
    // By keyboard: the hover before a click would open the panel.
    touch: (page) => page.locator('[popovertarget=packages-panel]').press('Enter'),
  },
  'a stage of the instrument': { path: links.home, touch: (page) => page.locator('.stop').nth(2).click() },
  'a question': { path: links.home, touch: (page) => page.locator('#contact summary').first().click() },
  'the next story': { path: links.caseStudies, touch: press(interfaceWords.carousel.next) },
  'contact form': { path: links.contact, touch: press(contact.submit) },
  'an answer of the finder': {
    path: links.find,
    touch: (page) => page.getByRole('radio').first().locator('..').click(),
  },
  'the next question of the finder': { path: links.find, touch: press(finder.next) },
  'a package to compare': {
    path: links.compare,
    touch: (page) => page.getByRole('combobox', { name: comparePage.second }).selectOption({ index: 3 }),
  },
  'only differences': {
    path: links.compare,
    viewport: DESKTOP,
    touch: (page) => page.getByRole('checkbox').first().locator('..').click(),
  },
  'the slider of the calculator': {
    path: links.package('long-term-teams'),
    touch: (page) => page.getByRole('slider').first().press('ArrowRight'),
  },
  'checkout button': { path: links.checkout('get-started'), touch: press(checkoutPage.personal.submit) },
} satisfies Record<string, Control>;

/** Milliseconds from a click or key to the next paint, by Event Timing (in steps of 8 ms). */
export type Interactions = Record<keyof typeof CONTROLS, number>;

/** Uses each control once, on a phone slowed down as {@link slowDown} says. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const measured: [string, number][] = [];
  for (const [name, control] of Object.entries<Control>(CONTROLS)) {
    measured.push([name, await touchToPaint(browser, url, control)]);
  }
  return Object.fromEntries(measured) as Interactions;
}

async function touchToPaint(browser: Browser, url: string, { path, viewport, touch }: Control): Promise<number> {
  const { isMobile, hasTouch } = PHONE;
  const context = await browser.newContext(viewport ? { viewport } : { viewport: PHONE.viewport, isMobile, hasTouch });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (/^(click|pointerdown|pointerup|keydown|keyup)$/.test(entry.name)) durations.push(entry.duration);
        }
      });
      observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await touch(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    // Events that paint within 16 ms are not reported.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}
