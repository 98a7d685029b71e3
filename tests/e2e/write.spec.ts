import { DatabaseSync } from 'node:sqlite';
import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { company } from '../../content/company.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { contact } from '../../content/en/contact.ts';
import { linkWords } from '../../content/en/navigation.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { FALLBACK } from './routes.ts';
import {
  expect,
  expectToast,
  FAILED,
  mailFrom,
  openContactForm,
  SENT,
  STILL,
  test,
  toastRegion,
  untilReady,
} from './site.ts';

test.use(STILL);

const CHOICE = contactChoiceLabel('get-started');

test.describe('a message', () => {
  test('arrives in mailbox and inbox with every field intact, and leaves nothing on the device', async ({
    page,
    site,
  }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const form = await openContactForm(page);
    await form.email.fill('ada+story@example.com');
    await form.linkedIn.fill('https://www.linkedin.com/in/ada-löve');
    await form.phone.fill('+49 (30) 123 45-67');
    await form.package.selectOption('get-started');
    await form.message.fill('Grüße 🚀\n<b>zweite Zeile</b> & "mehr"');
    await form.send.click();
    await expectToast(page, SENT);
    const [mail] = await mailFrom(site, 'ada+story@example.com');
    expect(mail?.to).toMatchObject([{ address: company.email }]);
    expect(mail?.subject).toContain(CHOICE);
    const inbox = await site.inbox();
    for (const text of [
      'ada+story@example.com',
      'https://www.linkedin.com/in/ada-löve',
      '+49 (30) 123 45-67',
      CHOICE,
      'Grüße 🚀',
      '<b>zweite Zeile</b> & "mehr"',
    ]) {
      expect(mail?.text).toContain(text);
      expect(inbox).toContain(text);
    }
    expect(mail?.html).toContain('&lt;b&gt;zweite Zeile&lt;/b&gt; &amp;');
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
    }));
    expect(kept).toEqual({ local: [], session: [], databases: 0 });
    expect(
      paths.filter((path) => path.includes('/v1/')),
      'no session is requested',
    ).toEqual([CONTACT_FUNCTION_PATH]);
  });

  for (const width of [320, 1280]) {
    test(`is replaced at ${width} px by the next steps once sent, and nothing else shifts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const form = await openContactForm(page);
      await form.write('next@example.com', 'What happens next?');
      const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await heights();
      await form.send.click();
      await expectToast(page, SENT);
      for (const gone of [form.email, form.linkedIn, form.phone, form.package, form.message, form.send])
        await expect(gone).toBeHidden();
      expect(await heights()).toBe(before);
      // The panel starts below the toast at the top of the window.
      const title = page.locator('#contact form').getByText(contact.toasts.sent.title, { exact: true });
      await expect(title).toBeInViewport({ ratio: 1 });
      const next = page.locator('#contact form').getByRole('heading', { name: contact.next.title });
      await expect(next, 'the button had the focus').toBeFocused();
      const toast = toastRegion(page).getByRole('listitem');
      const boxes = [await toast.boundingBox(), await title.boundingBox()] as const;
      if (width < 600) expect(boxes[1]?.y ?? 0).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
    });
  }
});

for (const [path, label] of [
  [links.contact, contact.fields.message.label],
  [links.checkout(FALLBACK.id), checkoutPage.personal.fields.additionalInfo.label],
] as const) {
  test(`a web address in '${label}' does not widen ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.getByRole('textbox', { name: label }).fill(`https://example.com/${'a'.repeat(100)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('an unfinished message', () => {
  test('survives a reload, also at another section, and Back to the form, and is forgotten once sent', async ({
    page,
  }) => {
    const form = await openContactForm(page);
    await form.email.fill('draft@example.com');
    await form.package.selectOption('kickoff');
    await form.message.fill('To be continued\n…');
    await page.reload();
    await untilReady(page);
    await expect(form.email).toHaveValue('draft@example.com');
    await expect(form.package).toHaveValue('kickoff');
    await expect(form.message).toHaveValue('To be continued\n…');
    await form.message.fill('Continued');
    await page.getByRole('banner').getByRole('link', { name: linkWords['what-we-do'].label }).click();
    await expect(page).toHaveURL(links.whatWeDo);
    await page.reload();
    await form.message.scrollIntoViewIfNeeded();
    await untilReady(page);
    await expect(form.message).toHaveValue('Continued');
    await page.goBack();
    await page.reload();
    await untilReady(page);
    await expect(form.message).toHaveValue('Continued');
    const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(kept, 'in no storage').toBe(0);
    await form.send.click();
    await expectToast(page, SENT);
    await page.reload();
    await untilReady(page);
    await expect(form.email).toHaveValue('');
    await expect(form.message).toHaveValue('');
  });
});

test.describe('a server in trouble', () => {
  test.use({ baseURL: ({ ownSite }, use) => use(ownSite.url) });

  test('says that it cannot store the message, and the form keeps it', async ({ page, ownSite, expectConsole }) => {
    expectConsole(/status of 5\d\d/, /not sent/);
    const form = await openContactForm(page);
    const database = new DatabaseSync(ownSite.databasePath);
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name));
    for (const name of tables) database.exec(`alter table "${name}" rename to "gone_${name}"`);
    await form.write('trouble@example.com', 'Can you hear me?');
    await form.send.click();
    await expectToast(page, FAILED);

    for (const name of tables) database.exec(`alter table "gone_${name}" rename to "${name}"`);
    database.close();
    await page.getByRole('button', { name: contact.tryAgain }).click();
    await expectToast(page, SENT);
    expect(await mailFrom(ownSite, 'trouble@example.com')).toHaveLength(1);
  });
});
