import { defineConfig } from '@playwright/test';
// First: it decides which words the stories import.
import { isOther } from './build/words.ts';
import { BROWSER_FLAGS, findBrowser, findStoryBrowser } from './tests/browser.ts';

/** Stories that depend on what is fetched ahead or kept for Back, or on the width of letters: they take a whole browser, twice the
    processor. */
const WHOLE_BROWSER = ['budgets', 'fonts', 'next-page'].map((name) => `${name}.spec.ts`);

/** Told in every language, because their words, figures or widths decide. What a press does is the same in each. */
const IN_EVERY_LANGUAGE = 'choose compare every-page head large-text no-javascript offer ways'
  .split(' ')
  .map((name) => `${name}.spec.ts`);

const launch = (executablePath: string | undefined) => ({
  launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_FLAGS },
});

// One visitor's story a file. Every worker has a server, a database and a mailbox of its own; see `tests/e2e/site.ts`.
export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/reading/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A browser that gets no processor for a second can fail a story: what passes then is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
  },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'browser', testMatch: isOther ? [] : WHOLE_BROWSER, use: launch(findBrowser()) },
    {
      name: 'shell',
      testMatch: isOther ? IN_EVERY_LANGUAGE : '*.spec.ts',
      testIgnore: WHOLE_BROWSER,
      use: launch(findStoryBrowser()),
    },
  ],
});
