// What is read aloud: each change once, nothing that the focus already says, and in the checkout what a key press did.
import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { fieldErrors } from '../../content/en/rules.ts';
import { stageWords } from '../../content/en/stages.ts';
import { stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { type RecordingWindow, recordAnnouncements } from '../record-announcements.ts';
import { field, fillFields, PERSON } from './checkout-steps.ts';
import { expect, openContactForm, openReady, STILL, test } from './site.ts';

test.use(STILL);

test.beforeEach(({ page }) => page.addInitScript(recordAnnouncements));

const { payment, steps } = checkoutPage;

const heard = (page: Page) => page.evaluate(() => (window as unknown as RecordingWindow).heard);

type Announced = readonly ['said' | 'focus', RegExp];

async function expectHeard(page: Page, act: () => Promise<unknown>, told: readonly Announced[]) {
  await page.evaluate(() => (window as unknown as RecordingWindow).heard.splice(0));
  await act();
  const expected = told.map(([how, words]) => [how, expect.stringMatching(words)]);
  await expect.poll(() => heard(page)).toEqual(expected);
  // A duplicate follows soon.
  await page.waitForTimeout(1_200);
  expect(await heard(page)).toEqual(expected);
}

const literally = (words: string) => words.replace(/[^\w\s]/g, '\\$&');
const focused = (name: string): Announced => ['focus', new RegExp(`^${literally(name)}`)];
const said = (...texts: string[]): Announced => ['said', new RegExp(`(^| )${literally(texts.join(' '))}( |$)`)];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('announces the answer for a stage once, in one piece', async ({ page }) => {
  await page.goto(links.home);
  for (const stage of stages.slice(0, 2)) {
    const stop = page.getByRole('group', { name: stageWords.question }).getByRole('radio', { name: stage.label });
    await expectHeard(page, () => stop.check(), [focused(stage.label), said(stage.cto)]);
  }
  // Orca reads several blocks of a live region in pieces, in no fixed order.
  await expect(page.locator('[data-instrument] [role=status] *')).toHaveCount(0);
});

test('announces what a message lacks, and that it was sent, once', async ({ page }) => {
  const form = await openContactForm(page);
  const { missing, sent } = contact.toasts;
  await expectHeard(page, () => form.send.click(), [
    focused(contact.submit),
    focused(contact.fields.email.label),
    said(missing.title, missing.description),
  ]);
  await form.write('ada@example.com', 'Hello');
  await expectHeard(page, () => form.send.click(), [
    focused(contact.submit),
    focused(contact.next.title),
    said(sent.title, sent.description),
  ]);
});

test('announces each step of the checkout once, that the order was sent, and its data erased', async ({ page }) => {
  const { personal, confirmation, dataOnDevice } = checkoutPage;
  await openReady(page, links.checkout('get-started'));
  await fillFields(page, PERSON);
  await expectHeard(page, () => press(page, personal.submit), [
    focused(personal.submit),
    focused(steps.payment),
    said(personal.toast.title, personal.toast.description),
  ]);
  await press(page, payment.testCard);
  await expect(field(page, 'cvc')).not.toHaveValue('');
  const enterTwice = async () => {
    for (const _time of ['completes the order', 'changes nothing']) await page.keyboard.press('Enter');
  };
  await field(page, 'cvc').focus();
  await expectHeard(page, enterTwice, [
    said(payment.toast.title, payment.toast.description),
    focused(confirmation.title),
    said(confirmation.title),
  ]);
  await page.getByRole('button', { name: confirmationPage.send.submit }).press('Enter');
  await expect(page.getByText(confirmationPage.send.next.wait, { exact: true })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(new RegExp(`^${confirmationPage.send.reached.yes.split('{')[0]}`));
  const [how, words] = said(contact.toasts.sent.title, contact.toasts.sent.description);
  await expect.poll(() => heard(page)).toContainEqual([how, expect.stringMatching(words)]);
  await expectHeard(page, () => press(page, dataOnDevice.erase), [
    focused(dataOnDevice.erase),
    focused(dataOnDevice.nothing),
  ]);
});

test('a field that is still wrong is announced again, though it has the focus already', async ({ page }) => {
  const again = async (submit: () => Promise<void>, message: string) => {
    const status = page.getByRole('status').getByText(message);
    await submit();
    const before = await status.textContent();
    await submit();
    // Chromium announces no text that is there already.
    await expect.poll(() => status.textContent()).not.toBe(before);
  };
  const form = await openContactForm(page);
  await form.write('ada@', '');
  // Not `assertive`: Orca would then drop what the field says.
  const toast = page.locator('[aria-live=polite]').filter({ hasText: contact.toasts.missing.title });
  await Promise.all([toast.waitFor({ state: 'attached' }), again(() => form.email.press('Enter'), fieldErrors.email)]);
  await openReady(page, links.checkout('get-started', 'payment'));
  await field(page, 'cardholderName').fill('Ada');
  await again(() => field(page, 'cardNumber').press('Enter'), fieldErrors.checkout.cardNumber);
});
