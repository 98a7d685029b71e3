import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './testing/browser.ts';

const browser = findBrowser();

// One visitor's story a file. Every worker has a server, a database and a mailbox of its own; see `e2e/site.ts`.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    launchOptions: { ...(browser && { executablePath: browser }), args: BROWSER_FLAGS },
  },
});
