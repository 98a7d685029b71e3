import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import { linkWords } from '../../content/en/navigation.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { expect, expectToast, mailFrom, openContactForm, SENT, STILL, test, toastRegion, untilReady } from './site.ts';

test.use(STILL);

test('a message arrives with every field intact, and leaves nothing on the device', async ({ page, site }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 740 });
  const form = await openContactForm(page);
  const message = 'Grüße 🚀\n<b>zweite Zeile</b> & "mehr"';
  await form.message.fill(`https://example.com/${'a'.repeat(100)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with a long address').toBe(320);
  await form.write('ada+story@example.com', message);
  await form.linkedIn.fill('https://www.linkedin.com/in/ada-löve');
  await form.phone.fill('+49 (30) 123 45-67');
  await form.package.selectOption('get-started');
  const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heights();
  await form.send.click();
  await expectToast(page, SENT);
  await expect(form.email).toBeHidden();
  expect(await heights(), 'nothing else shifts').toBe(before);
  const title = page.locator('#contact form').getByText(contact.toasts.sent.title, { exact: true });
  await expect(title).toBeInViewport({ ratio: 1 });
  const [toast, panel] = [await toastRegion(page).getByRole('listitem').boundingBox(), await title.boundingBox()];
  expect(panel?.y ?? 0, 'below the toast').toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));

  const [mail] = await mailFrom(site, 'ada+story@example.com');
  expect(mail?.to).toMatchObject([{ address: company.email }]);
  const inbox = await site.inbox();
  for (const text of [
    ...['ada+story@example.com', 'https://www.linkedin.com/in/ada-löve', '+49 (30) 123 45-67'],
    ...[contactChoiceLabel('get-started'), ...message.split('\n')],
  ]) {
    expect(mail?.text).toContain(text);
    expect(inbox).toContain(text);
  }
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
  ]);
  expect(kept).toEqual([]);
  const calls = paths.filter((path) => path.includes('/v1/'));
  expect(calls, 'no session is requested').toEqual([CONTACT_FUNCTION_PATH]);
});

test('an unfinished message survives a reload and Back, in no storage, until it is sent', async ({ page }) => {
  const form = await openContactForm(page);
  await form.write('draft@example.com', 'To be continued\n…');
  await form.package.selectOption('kickoff');
  await page.getByRole('banner').getByRole('link', { name: linkWords['what-we-do'].label }).click();
  await expect(page).toHaveURL(links.whatWeDo);
  await page.reload();
  await form.message.scrollIntoViewIfNeeded();
  await untilReady(page);
  await expect(form.email).toHaveValue('draft@example.com');
  await expect(form.package).toHaveValue('kickoff');
  await expect(form.message).toHaveValue('To be continued\n…');
  await form.message.fill('Continued');
  await page.goBack();
  await page.reload();
  await untilReady(page);
  await expect(form.message).toHaveValue('Continued');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await form.send.click();
  await expectToast(page, SENT);
  await page.reload();
  await untilReady(page);
  await expect(form.email).toHaveValue('');
  await expect(form.message).toHaveValue('');
});
