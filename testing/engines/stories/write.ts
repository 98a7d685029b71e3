import { expect, test } from 'vitest';
import { contact } from '../../../content/contact.ts';
import { interfaceWords } from '../../../content/interface.ts';
import { CONTACT_ANSWER_PATHS } from '../../../domain/contact-function.ts';
import { links } from '../../../domain/links.ts';
import type { EnginePage } from '../engine.ts';
import { eventually, until, untilAt } from '../until.ts';
import type { Telling } from './telling.ts';
import { untilNoToast, untilReady, untilToast } from './toasts.ts';

const { email, message } = contact.fields;
const TEXT = 'Grüße 🚀\nzweite Zeile & +1=2';

export function tellOfMessages({ engine, open, openAs, site }: Telling): void {
  /** Waits for the mail of a message from this address, and expects its text. */
  const expectMail = (address: string) =>
    eventually(() => {
      const mail = site().mailbox.mails.find(({ replyTo }) => replyTo?.[0]?.address === address);
      expect(mail?.text).toContain(TEXT);
    });

  test('a message arrives, and its toast can be closed', async () => {
    const page = await open(links.contact);
    await untilReady(page);
    const address = `script@${engine.name.toLowerCase()}.example`;
    await page.fill(email.label, address);
    await page.fill(message.label, TEXT);
    // Whoever sends a message faster than people write is taken for a robot.
    await until(page, () => performance.now() > 2_500);
    await page.click('button', contact.submit);
    await untilToast(page, contact.toasts.sent.title);
    await expectMail(address);
    await page.click('button', interfaceWords.toast.close);
    await untilNoToast(page);
    expect(await typedInto(page, 'message'), 'the form is empty again').toBe('');
  });

  test('what is missing in a message is said by a toast, which Escape closes, and the field has the focus', async () => {
    const page = await open(links.contact);
    await untilReady(page);
    await page.fill(email.label, 'ada@example.com');
    await page.click('button', contact.submit);
    await untilToast(page, contact.toasts.missing.title);
    await until(page, () => document.activeElement?.matches('[name=message][aria-invalid=true]'));
    await page.press('Escape');
    await untilNoToast(page);
    expect(await typedInto(page, 'email')).toBe('ada@example.com');
  });

  test('without JavaScript a page comes whole, and a message is posted and answered by a page', async () => {
    const page = await openAs({ javaScript: false }, links.contact);
    expect(await page.evaluate(() => !!document.querySelector('footer'))).toBe(true);
    const address = `plain@${engine.name.toLowerCase()}.example`;
    await page.fill(email.label, address);
    await page.fill(message.label, TEXT);
    await page.click('button', contact.submit);
    await untilAt(page, CONTACT_ANSWER_PATHS.sent);
    expect(await page.evaluate(() => document.querySelector('h1')?.innerText)).toBe(contact.toasts.sent.title);
    await expectMail(address);
  });
}

const typedInto = (page: EnginePage, name: string) =>
  page.evaluate((field) => document.querySelector<HTMLInputElement>(`main [name=${field}]`)?.value, name);
