import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { migrate } from '../../backend/database/migrations.ts';
import { DATABASE_FILE, openSqlite } from '../../backend/database/sqlite.ts';
import { claimDue } from '../../backend/outbox/claim.ts';
import { markDead } from '../../backend/outbox/record-result.ts';
import { addCounts } from '../../backend/visits/count-visits.ts';
import { pagePaths } from '../../catalogue/paths.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { links } from '../../domain/links.ts';
import { dayOf, NOT_FOUND } from '../../domain/visits.ts';
import { SAMPLE, storeOne } from '../outbox.ts';
import { type Program, runProgram } from '../program.ts';
import { orderPackage, PERSON } from './checkout-steps.ts';
import { axeViolations, boxesOf } from './measure.ts';
import { FALLBACK } from './routes.ts';
import { expect, expectToast, mailFrom, openContactForm, SENT, STILL, test as siteTest } from './site.ts';

type Desk = { page: Page; freshAddress(): Promise<string> };
type Opening = { messages?: readonly Partial<ContactMessage>[]; spam?: string };

const test = siteTest.extend<{
  databasePath: string;
  /** Stores messages without the form's own checks, and opens a desk on them, which must log and load nothing. */
  openDesk: (opening?: Opening) => Promise<Desk>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  databasePath: async ({}, use, testInfo) => {
    const path = testInfo.outputPath(DATABASE_FILE);
    await mkdir(dirname(path), { recursive: true });
    await use(path);
  },
  openDesk: async ({ browser, databasePath }, use) => {
    const programs: Program[] = [];
    const contexts: BrowserContext[] = [];
    const noise: string[] = [];
    await use(async ({ messages = [], spam } = {}) => {
      const database = await openSqlite(databasePath);
      await migrate(database);
      for (const [index, message] of messages.entries())
        await storeOne(database, message, { at: Date.now() - 1_000 + index, spam: spam ?? null });
      await database.close();
      const settings = { DATA_DIR: dirname(databasePath), SMTP_URL: 'smtp://127.0.0.1:9' };
      const program = runProgram('desk', process.cwd(), settings, ['--no-open', '--port', '0']);
      programs.push(program);
      const address = await program.said(/The desk is at (\S+)/);
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...STILL.contextOptions });
      contexts.push(context);
      const page = await context.newPage();
      const { origin } = new URL(address);
      page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      page.on('dialog', (dialog) => noise.push(`dialog: ${dialog.message()}`));
      page.on('request', (request) => new URL(request.url()).origin !== origin && noise.push(request.url()));
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
      const freshAddress = async () => {
        const before = program.output().length;
        program.child.stdin.write('\n');
        await expect.poll(() => program.output().slice(before)).toContain('Press Enter');
        return /The desk is at (\S+)/.exec(program.output().slice(before))?.[1] ?? '';
      };
      return { page, freshAddress };
    });
    // Before the programs, because a page that polls a desk that has ended logs an error.
    for (const context of contexts) await context.close();
    for (const { child } of programs) child.kill('SIGINT');
    for (const { exited } of programs) expect((await exited).code).toBe(0);
    expect(noise).toEqual([]);
  },
});
test.use(STILL);

const entry = (page: Page, name: string | RegExp) => page.getByRole('list').getByRole('link', { name });
const note = (page: Page) => page.getByRole('textbox', { name: 'Private note' });
const showList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click();

test.describe('on the data of a server', () => {
  test.use({
    baseURL: ({ ownSite }, use) => use(ownSite.url),
    databasePath: ({ ownSite }, use) => use(ownSite.databasePath),
  });

  test('an owner finds, answers, notes and erases messages, at two desks', async ({ page, ownSite, openDesk }) => {
    test.slow();
    const form = await openContactForm(page);
    await form.write('first@example.com', 'How soon could we begin?\nWe are two.');
    await form.send.click();
    await expectToast(page, SENT);
    await orderPackage(page, FALLBACK.id, { ...PERSON, email: 'order@example.com' });
    await page.getByRole('button', { name: confirmationPage.send.submit }).click();
    await expectToast(page, SENT);
    await mailFrom(ownSite, 'order@example.com');

    const { page: desk } = await openDesk();
    await expect(desk).toHaveTitle(/^\(2\) Desk/);
    expect(desk.url(), 'no token in the address').not.toContain('token');
    await expect(entry(desk, /first@example\.com/)).toContainText('How soon could we begin?');

    await showList(desk, 'Orders 1');
    await entry(desk, /Ada Lovelace/).click();
    await expect(desk.getByRole('row', { name: confirmationPage.order.price })).toContainText(FALLBACK.price);
    await expect(desk.getByRole('article').getByText(`${FALLBACK.name} ·`)).toBeVisible();

    await showList(desk, 'New');
    await desk.getByRole('searchbox').fill('no such words');
    await expect(desk.getByText('Nothing in New matches ‘no such words’.')).toBeVisible();
    await desk.getByRole('link', { name: 'Search all messages' }).click();
    await desk.getByRole('searchbox').fill('TWO');
    await expect(entry(desk, /@example\.com|Ada/)).toHaveCount(1);
    await entry(desk, /first@/).click();
    await expect(desk.getByRole('heading', { name: 'first@example.com' })).toBeFocused();
    await expect(desk.getByText(/^Mailed /)).toBeVisible();
    const answer = desk.getByRole('link', { name: 'Answer', exact: true });
    await expect(answer).toHaveAttribute('href', /^mailto:first@example\.com\?subject=/);
    await desk.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(desk.getByRole('status')).toHaveText('Marked as answered.');
    await desk.getByRole('button', { name: 'Undo' }).click();
    await desk.getByRole('button', { name: 'Mark as answered' }).click();
    await note(desk).fill('Called on Thursday.');
    await desk.reload();
    await expect(note(desk)).toHaveValue('Called on Thursday.');
    await expect(desk.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
    await expect(desk).toHaveTitle(/^\(1\) Desk/);

    // The second desk, in the same browser: it must not end the first one's session.
    const other = await openDesk();
    const second = await desk.context().newPage();
    await second.goto(await other.freshAddress());
    await showList(second, 'Answered');
    await entry(second, /first@/).click();
    await expect(note(second)).toHaveValue('Called on Thursday.');
    await note(second).fill('');
    await note(second).blur();
    await expect(note(desk)).toHaveValue('', { timeout: 15_000 });

    await showList(desk, 'New');
    await entry(desk, /Ada/).click();
    await desk.getByRole('button', { name: 'Erase …' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Erase this message' }).click();
    await expect(desk.getByRole('status')).toContainText('Erased: 1 message, 1 delivery');
    expect(await ownSite.inbox()).not.toContain('order@example.com');
    await showList(second, 'New');
    await expect(entry(second, /Ada/)).toHaveCount(0);
  });
});

const HOSTILE = [
  '<script>document.title="hacked"</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="https://evil.example" style="position:fixed;inset:0">x</a>',
];

test('shows hostile texts in every field as text, and exports them', async ({ openDesk }) => {
  const messages = HOSTILE.map((text) => ({ email: text, linkedIn: text, phone: text, message: text }));
  const { page } = await openDesk({ messages });
  for (const text of HOSTILE) {
    await entry(page, text).click();
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await note(page).fill(text);
    await note(page).blur();
    await expect(page.getByRole('status')).toHaveText('Note saved.');
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    expect(
      await page.getByRole('main').locator('img, script, [style], a[href^="javascript" i], a[href^="data" i]').count(),
    ).toBe(0);
  }
  await expect(page).toHaveTitle(/Desk/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(HOSTILE.length + 2);
});

test('a held message is released and held again by undo', async ({ openDesk }) => {
  const reason = 'Held because its phone number is a link and it has more than three links.';
  const spam = 'its phone number is a link, it has more than three links';
  const { page } = await openDesk({ messages: [{ email: 'held@example.com' }], spam });
  await showList(page, 'Held as spam');
  await entry(page, /held@/).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Release and mail it' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toHaveText('Undone.');
  await expect(page.getByText(reason)).toBeVisible();
});

test('the alarm leads to a refused mail, and all of its sender is erased', async ({ openDesk, databasePath }) => {
  const { page } = await openDesk({ messages: [{}, {}] });
  const database = await openSqlite(databasePath);
  for (const claim of await claimDue(database, 1, 60_000, Date.now(), ['mail'])) {
    await markDead(database, claim, '550 mailbox is full', Date.now());
  }
  await database.close();
  await page.reload();
  const alarm = page.getByRole('alert');
  await alarm.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { name: 'Refused' })).toBeVisible();
  await expect(alarm.getByRole('button', { name: 'Mail it again' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await entry(page, SAMPLE.email).click();
  await page.getByRole('button', { name: 'Dismiss warning' }).click();
  await expect(page.getByRole('status')).toHaveText('Warning dismissed: marked as seen.');
  await page.reload();
  await expect(entry(page, SAMPLE.email)).toContainText('Refused, seen');
  await expect(page.getByText('Your mail server refused this message.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dismiss warning' })).toBeHidden();
  await page.getByRole('button', { name: 'Erase …' }).click();
  await page.getByRole('radio', { name: `All 2 messages from ${SAMPLE.email}` }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erase all 2 messages' }).click();
  await expect(page.getByRole('status')).toContainText('Erased: 2 messages');
  await expect(page.getByText('Nothing in Refused.')).toBeVisible();
});

test('axe finds nothing at any width, and nothing is wider than the window', async ({ openDesk }) => {
  const long = { email: `${'long-'.repeat(12)}@example.com`, message: 'word'.repeat(200) };
  const { page } = await openDesk({ messages: [long, {}] });
  await expectFitting(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const [first] = await boxesOf(page.getByRole('list').getByRole('link'));
  expect(first?.top, 'the first message is near the top').toBeLessThanOrEqual(150);
  await entry(page, /long-/).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectFitting(page);
  await page.getByRole('button', { name: 'Erase …' }).click();
  await expectFitting(page);
});

async function expectFitting(page: Page) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('everything is done by keyboard alone', async ({ openDesk }) => {
  const messages = [{ email: 'one@example.com' }, { email: 'two@example.com' }];
  const { page } = await openDesk({ messages });
  await page.setViewportSize({ width: 360, height: 740 });
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (role: 'link' | 'button' | 'searchbox', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    for (let tabs = 0; tabs < 30 && !(await target.evaluate((one) => one === document.activeElement)); tabs += 1)
      await press('Tab');
    await expect(target).toBeFocused();
  };
  const pressAt = async (button: string) => {
    await tabTo('button', button);
    await press('Enter');
  };
  await tabTo('searchbox', 'Search New');
  await page.keyboard.type('example');
  await press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await tabTo('link', /two@/);
  await press('ArrowDown');
  await expect(entry(page, /one@/)).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'one@example.com' })).toBeFocused();
  await press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Previous message' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'two@example.com' })).toBeFocused();
  await pressAt('Mark as answered');
  await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeFocused();
  await pressAt('Erase …');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await pressAt('Erase …');
  await pressAt('Erase this message');
  await expect(page.getByRole('status')).toContainText('Erased');
  await expect(entry(page, /one@/)).toBeFocused();
});

test('an owner sees how often pages were opened, and why nothing is counted', async ({ openDesk, databasePath }) => {
  test.slow();
  const { page } = await openDesk();
  await showList(page, 'Visits');
  await expect(page.getByText('No visits are counted.')).toBeVisible();
  await expect(page.getByText('PUBLIC_COUNT_VISITS=on')).toBeVisible();

  const today = dayOf(Date.now());
  const counts = [
    { day: today, kind: 'opened', name: links.home, requests: 1_200 },
    { day: today - 20, kind: 'opened', name: links.checkout('kickoff'), requests: 2 },
    { day: today, kind: 'prepared', name: links.package('kickoff'), requests: 7 },
    { day: today, kind: 'opened', name: NOT_FOUND, requests: 5 },
    ...pagePaths.slice(0, 12).map((name) => ({ day: today - 20, kind: 'prepared', name, requests: 1 }) as const),
  ] as const;
  const database = await openSqlite(databasePath);
  await addCounts(database, counts);
  await database.close();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Pages opened: at most 1,200' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Entries to the checkout: at most 2' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Addresses without a page 5 0' })).toBeVisible();

  await page.getByRole('button', { name: /^Show \d+$/ }).press('Enter');
  await expect(page.getByRole('row', { name: pagePaths[11] ?? '' })).toBeVisible();
  await page.getByText('Figures as a table').press('Enter');
  await expect(page.getByRole('row', { name: /1,200 0 0 0 0$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /not counted not counted not counted 0 0$/ }).first()).toBeVisible();
  await expectFitting(page);

  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page.getByRole('img', { name: 'Entries to the checkout: none' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
});
