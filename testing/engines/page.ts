import { vi } from 'vitest';

/** What is different about a visitor. */
export type Visitor = { width?: number; javaScript?: boolean };

/** What a driver does in one visitor's window. */
export type Driver = {
  /** Goes to an address, and resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Gives the window another inner width, in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Clicks at a point of the window, in whole CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys one after the other, each named as in `KeyboardEvent.key`, wherever the focus is. */
  press(...keys: string[]): Promise<void>;
  /** Runs a function in the page; it can use nothing but its arguments, and its result has to survive as JSON. */
  evaluate<Result, Given extends unknown[]>(read: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Errors and warnings since the window was opened, as far as the engine tells. */
  noise(): Promise<string[]>;
};

/** An engine beside Chromium's. */
export type Engine = {
  name: string;
  /** Whether it is installed. */
  isHere(): boolean;
  /** Installs it where it may. Throws a sentence that says what to do. */
  require(): void;
  /** Opens a browser without a window on the screen and with nothing stored, until the story ends. */
  open(visitor: Visitor): Promise<Driver>;
};

/** Waits until something no longer throws, and resolves with its result. */
export function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 15_000, interval: 50 });
}

export type EnginePage = ReturnType<typeof pageOf>;

/** A window as the stories use it. Whatever is not there throws after a while, and says what was looked for. */
export function pageOf(driver: Driver) {
  const click = async (selector: string, name = '') => {
    let last = '';
    const point = await eventually(async () => {
      const found = await driver.evaluate(findPoint, selector, name);
      const isStill = last === JSON.stringify(found);
      last = JSON.stringify(found);
      if (!found || !isStill) throw new Error(`${selector} '${name}' is not there, covered or on its way.`);
      return found;
    });
    await driver.clickAt(point.x, point.y);
  };
  /** Waits until a function that runs in the page is true there; between two pages it may fail. */
  const until = <Given extends unknown[]>(isSo: (...given: Given) => boolean | undefined, ...given: Given) =>
    eventually(async () => {
      if (!(await driver.evaluate(isSo, ...given))) throw new Error(`Not yet: ${isSo} (${given.join(', ')})`);
    });
  return {
    ...driver,
    /** Clicks with the pointer what a CSS selector finds, and of several the first with this name. */
    click,
    until,
    /** Types a text into the field of this name, in place of what is there. */
    async fill(name: string, text: string) {
      await click('input, textarea', name);
      await driver.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await driver.press(...text);
    },
    /** Waits until the window is at a path of the site. */
    untilAt: (path: string) =>
      until((wanted) => location.pathname === wanted && document.readyState === 'complete', path),
    // Firefox leaves the space out where a line breaks between two inline blocks.
    untilShown: (words: string) =>
      until((text) => document.body.innerText.replace(/\s/g, '').includes(text), words.replace(/\s/g, '')),
    /** Waits until the island of the page's form answers. */
    untilReady: () => until(() => !document.querySelector('astro-island[ssr] form')),
  };
}

/** Runs in the page: brings an element into view, and returns its middle unless something lies over it. */
function findPoint(selector: string, name: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find((one) => {
    const labels = [...(one.labels ?? [])].map((label) => label.textContent);
    // The star of a required field is hidden from its name.
    const names = [one.ariaLabel, one.textContent, ...labels].map((text) =>
      text?.replace(/\s+/g, ' ').replace(/ \*$/, '').trim(),
    );
    return one.checkVisibility({ visibilityProperty: true }) && (name === '' || names.includes(name));
  });
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}
