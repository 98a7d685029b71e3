import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { DATABASE_FILE } from '../backend/database/database-file.ts';
import { readSettings } from '../backend/settings.ts';
import { startServer } from '../backend/start-server.ts';
import { company } from '../content/company.ts';
import { contactChoiceLabel } from '../content/contact-choices.ts';
import { type Mailbox, startMailbox } from '../testing/mailbox.ts';

export type Site = {
  url: string;
  /** Receives what the site mails. */
  mailbox: Mailbox;
  /** The file of the stored messages. */
  databasePath: string;
  /** What `npm run inbox` prints. */
  inbox(...options: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the real server on the built site (`SITE_DIR`, or `dist`), with data and a mailbox of its own. */
export async function startSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'going-story-'));
  const mailbox = await startMailbox();
  const variables = {
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_DIR: process.env['SITE_DIR'] ?? 'dist',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    CONTACT_RATE_LIMIT: '0',
  };
  const read = readSettings(variables, company);
  if (!read.ok) throw new Error(read.reason);
  const server = await startServer(read.settings, {
    log: () => {},
    companyName: company.name,
    packageLabel: contactChoiceLabel,
    // Short waits, so that a mail server that is back is found at once.
    policy: { mail: { firstMs: 100, longestMs: 500 }, server: { firstMs: 100, longestMs: 500 } },
  });
  return {
    url: server.url,
    mailbox,
    databasePath: join(dataDir, DATABASE_FILE),
    inbox: async (...options) => {
      const environment = { ...process.env, ...variables };
      const { stdout } = await promisify(execFile)(process.execPath, ['backend/inbox/inbox.ts', '--all', ...options], {
        env: environment,
      });
      return stdout;
    },
    stop: async () => {
      await server.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type TestFixtures = {
  /** Says what the browser's console may, and then must, hold in this test. Everything else there fails it. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** A site for one test alone, which may break it; use it with `baseURL: ({ ownSite }, use) => use(ownSite.url)`. */
  ownSite: Site;
};

export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  ownSite: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },

  baseURL: ({ site }, use) => use(site.url),

  expectConsole: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const noise: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
      });
      await use((...patterns) => expected.push(...patterns));
      const unexpected = noise.filter((line) => !expected.some((pattern) => pattern.test(line)));
      const missing = expected.filter((pattern) => !noise.some((line) => pattern.test(line)));
      expect(unexpected, 'nothing unexpected on the console').toEqual([]);
      expect(missing, 'everything expected on the console').toEqual([]);
      expect(foreign, "no request beyond the site's origin").toEqual([]);
      expect(await context.cookies(), 'no cookie').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back every script file of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await go.promise;
    await route.continue();
  });
  return go.resolve;
}

/** Where toasts are shown. */
export function toastRegion(page: Page) {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Waits until the page's island has hydrated: it then adds the region of the toasts. */
export async function untilReady(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(toastRegion(page)).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await untilReady(page);
}

/** Presses a button twice before the page can answer the first press. */
export async function pressTwice(button: Locator) {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
}

/**
 * Opens a page at one of its parts, such as `/#contact`, and waits until the smooth scroll rests there. Playwright scrolls
 * by itself when what it is to click is still moving, and may leave the rest of the part out of view.
 */
export async function openPart(page: Page, path: `/${string}#${string}`) {
  await page.goto(path);
  const part = page.locator(path.slice(path.indexOf('#')));
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  await expect(async () => {
    const before = await top();
    expect(before).toBeLessThan(200);
    await page.waitForTimeout(100);
    expect(await top()).toBe(before);
  }).toPass({ timeout: 10_000 });
}

/** Opens the contact form, by itself or with whatever the address says. */
export async function openContactForm(page: Page, path = '/#contact') {
  await openReady(page, path);
  // Whoever sends a message faster than people write is taken for a robot: these stories are people's.
  await page.waitForFunction(() => performance.now() > 2_000);
  return {
    email: page.getByRole('textbox', { name: 'Email' }),
    linkedIn: page.getByRole('textbox', { name: 'LinkedIn' }),
    phone: page.getByRole('textbox', { name: 'Phone' }),
    package: page.getByRole('combobox', { name: 'Package' }),
    message: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: /^Send(ing\.\.\.| Message)$/ }),
  };
}

/** Expects the one toast to say exactly this. */
export async function expectToast(page: Page, title: string, description: string) {
  const toasts = toastRegion(page).getByRole('listitem');
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
}
