import { test as base, expect, type Page } from '@playwright/test';
import { contact } from '../../content/en/contact.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { stories } from '../../content/stories.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { type Site, startSite } from '../story-site.ts';

type TestFixtures = {
  /** Lists what the console may, and then must, contain in this test. Anything else fails it. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** A site for one test alone; use it with `baseURL: ({ ownSite }, use) => use(ownSite.url)`. */
  ownSite: Site;
};

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
async function serveSite({}, use: (site: Site) => Promise<void>) {
  const site = await startSite();
  await use(site);
  await site.stop();
}

export const test = base.extend<TestFixtures, { site: Site }>({
  site: [serveSite, { scope: 'worker', timeout: 60_000 }],

  ownSite: serveSite,

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

/** For `test.use` in stories about what is read, entered or sent: motion takes a third of the processor. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

export async function holdFiles(page: Page, files = '**/_astro/*.js'): Promise<() => void> {
  const go = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await go.promise;
    await route.continue();
  });
  return go.resolve;
}

export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export function toastRegion(page: Page) {
  return page.locator('[role=region]');
}

export function slideName(number: number): RegExp {
  const words = fillIn(interfaceWords.carousel.slide, { shown: number, total: stories.length, name: '' });
  return new RegExp(`^${words}`);
}

/** Waits until the page's island has hydrated, which adds the toast region. */
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

/** Opens a page at a fragment and waits until scrolling ends: Playwright scrolls a moving target itself. */
export async function openPart(page: Page, path: string) {
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

export function packageChoice(page: Page) {
  return page.getByRole('combobox', { name: contact.fields.package.label });
}

export async function openContactForm(page: Page, path: string = links.contact) {
  await openReady(page, path);
  // Messages sent faster than people type are held as spam.
  await page.waitForFunction(() => performance.now() > 2_000);
  const { fields, submit, sending } = contact;
  const box = (name: 'email' | 'linkedIn' | 'phone' | 'message') =>
    page.getByRole('textbox', { name: fields[name].label });
  const [email, message] = [box('email'), box('message')];
  return {
    email,
    linkedIn: box('linkedIn'),
    phone: box('phone'),
    package: packageChoice(page),
    message,
    write: async (address: string, words: string) => {
      await email.fill(address);
      await message.fill(words);
    },
    send: page
      .getByRole('button', { name: submit, exact: true })
      .or(page.getByRole('button', { name: sending, exact: true })),
  };
}

export async function expectToast(page: Page, { title, description }: { title: string; description: string }) {
  const toasts = toastRegion(page).getByRole('listitem');
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
}

export const { missing: MISSING, sent: SENT } = contact.toasts;

/** The mail with this Reply-To, once it has arrived. */
export async function mailFrom(site: Site, email: string) {
  const mails = () => site.mailbox.mails.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails();
}
