import type { WebDriver } from 'selenium-webdriver';

// The driver does not tell what stands on the console, and nothing can be put into a page before it loads. So noise is what
// goes wrong in a page that was gone to by its address, from the moment it has loaded until it is left.

/** Lets a page note what goes wrong in it. */
export function noteNoise(driver: WebDriver): Promise<void> {
  return driver.executeScript(() => {
    const noise: string[] = [];
    Object.assign(window, { takeNoise: () => noise.splice(0) });
    const note = (kind: string) => (words: unknown) => {
      noise.push(`${kind}: ${words}`);
    };
    console.error = note('error');
    console.warn = note('warning');
    addEventListener('error', ({ message }) => note('uncaught')(message));
    addEventListener('unhandledrejection', ({ reason }) => note('unhandled')(reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => note('refused')(violatedDirective));
  });
}

/** What a page has noted since this was last asked. */
export function takeNoise(driver: WebDriver): Promise<string[]> {
  return driver.executeScript('return window.takeNoise?.() ?? []');
}
