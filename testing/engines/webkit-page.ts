import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CAN_BE, findCandidates } from './candidates.ts';
import type { EnginePage, NamedKey, Role } from './engine.ts';
import { eventually } from './until.ts';
import { noteNoise, takeNoise } from './webkit-noise.ts';

const KEYS: Record<NamedKey, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** The height of every window with its toolbar, in CSS pixels. */
const HEIGHT = 840;

/** Texts that a keyboard can type; the driver leaves out whatever else there is in one. */
const HAS_KEYS = /^[\x20-\x7e\xa0-\xff]*$/;

/** Puts a text into a field as a paste does. */
function put(field: HTMLInputElement, text: string) {
  field.focus();
  document.execCommand('insertText', false, text);
}

/** The window of a WebDriver session as the stories know it; `noise` takes what goes wrong in its pages. */
export function webkitPage(driver: WebDriver, noise: string[]): EnginePage {
  const findNamed = async (role: Role, name: string) => {
    for (const element of await driver.executeScript<WebElement[]>(findCandidates, CAN_BE[role], name)) {
      if ((await element.getAccessibleName()) === name && (await element.getAriaRole()) === role) return element;
    }
    throw new Error(`There is no ${role} '${name}'.`);
  };

  const findOne = async (selector: string) => {
    const [element] = await driver.executeScript<WebElement[]>(findCandidates, selector, '');
    if (!element) throw new Error(`Nothing is shown of ${selector}.`);
    return element;
  };

  // Something may still lie over it, or be on its way: then the driver refuses.
  const touchOnce = (find: () => Promise<WebElement>, touch: (element: WebElement) => Promise<void>) =>
    eventually(async () => {
      const element = await find();
      // The driver scrolls as the page does, smoothly, and would reach for where the element has been.
      await driver.executeScript(
        (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
        element,
      );
      await touch(element);
      return element;
    });

  const clickOnce = async (find: () => Promise<WebElement>) => {
    await touchOnce(find, (element) => element.click());
  };

  return {
    async goto(url) {
      noise.push(...(await takeNoise(driver)));
      await driver.get(url);
      await noteNoise(driver);
    },
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    async resize(width) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
      await eventually(async () => {
        const inner = await driver.executeScript('return innerWidth');
        if (inner !== width) throw new Error(`The window is ${inner} px wide, and not ${width}.`);
      });
    },
    click: (role, name) => clickOnce(() => findNamed(role, name)),
    clickOn: (selector) => clickOnce(() => findOne(selector)),
    async fill(name, text) {
      const field = await touchOnce(
        () => findNamed('textbox', name),
        (element) => element.clear(),
      );
      await (HAS_KEYS.test(text) ? field.sendKeys(text) : driver.executeScript(put, field, text));
    },
    async press(...keys) {
      const actions = driver.actions();
      for (const key of keys) actions.sendKeys(KEYS[key as NamedKey] ?? key);
      await actions.perform();
    },
    evaluate: (read, ...given) => driver.executeScript(read, ...given),
  };
}
