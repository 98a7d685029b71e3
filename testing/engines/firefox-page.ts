import type { ElementHandle, EvaluateFunc, KeyInput, Page } from 'puppeteer-core';
import { CAN_BE, findCandidates } from './candidates.ts';
import type { EnginePage, Role } from './engine.ts';
import { eventually } from './until.ts';

/** The inner height of every window, in CSS pixels. */
const HEIGHT = 800;

/** Runs in the page: brings an element into view, and returns its middle if nothing lies over it. */
function pointOn(element: Element): { x: number; y: number } | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  return element.contains(top) ? middle : null;
}

/**
 * A page of Puppeteer's as the stories know it. Its locators wait for frames in the page, which do not come without
 * JavaScript, so they are not used; nor can it ask for names then, and takes the words about an element for its name.
 */
export function firefoxPage(page: Page, javaScript: boolean): EnginePage {
  const find = async (selector: string, words: string) => {
    const found = await page.evaluateHandle(findCandidates, selector, words);
    return [...(await found.getProperties()).values()].flatMap(
      (one) => (one.asElement() as ElementHandle<Element>) ?? [],
    );
  };
  const findNamed = async (role: Role, name: string) => {
    for (const element of await find(CAN_BE[role], name)) {
      if (!javaScript || (await element.$(`::-p-aria([name="${name}"][role="${role}"])`))) return element;
    }
    throw new Error(`There is no ${role} '${name}'.`);
  };
  const findOne = async (selector: string) => {
    const [element] = await find(selector, '');
    if (!element) throw new Error(`Nothing is shown of ${selector}.`);
    return element;
  };

  const clickOnce = async (search: () => Promise<ElementHandle<Element>>) => {
    const { x, y } = await eventually(async () => {
      const element = await search();
      const [before, point] = [await element.evaluate(pointOn), await element.evaluate(pointOn)];
      if (!point || before?.x !== point.x || before.y !== point.y) throw new Error('It is covered, or on its way.');
      return point;
    });
    await page.mouse.click(x, y);
  };

  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    click: (role, name) => clickOnce(() => findNamed(role, name)),
    clickOn: (selector) => clickOnce(() => findOne(selector)),
    async fill(name, text) {
      const field = await eventually(() => findNamed('textbox', name));
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    evaluate: async <Result, Arguments extends unknown[]>(read: (...given: Arguments) => Result, ...given: Arguments) =>
      (await page.evaluate(read as unknown as EvaluateFunc<unknown[]>, ...given)) as Result,
    runFirst: async (script) => void (await page.evaluateOnNewDocument(script)),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
  };
}
