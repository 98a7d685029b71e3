// What a screen reader announces by itself: every change once, and nothing that the focus already says.
import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { contact } from '../../content/en/contact.ts';
import { stageWords } from '../../content/en/stages.ts';
import { stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { type RecordingWindow, recordAnnouncements } from '../record-announcements.ts';
import { field, fillFields, PERSON } from './checkout-steps.ts';
import { expect, openContactForm, openReady, test, untilReady } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.addInitScript(recordAnnouncements));

const heard = (page: Page) => page.evaluate(() => (window as unknown as RecordingWindow).heard);

/** The announcements in order: by a live region, or by a moved focus. */
type Announced = readonly ['said' | 'focus', RegExp];

/** Expects an action to be announced exactly like this. */
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
/** Texts announced one after the other. */
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
  // The focus moves to what the toast does not say.
  await expectHeard(page, () => form.send.click(), [
    focused(contact.submit),
    focused(contact.next.title),
    said(sent.title, sent.description),
  ]);
});

test('announces each step of the checkout once, and that its data were erased', async ({ page }) => {
  const { personal, payment, steps, confirmation, dataOnDevice } = checkoutPage;
  await openReady(page, links.checkout('get-started'));
  await fillFields(page, PERSON);
  await expectHeard(page, () => press(page, personal.submit), [
    focused(personal.submit),
    focused(steps.payment),
    said(personal.toast.title, personal.toast.description),
  ]);
  await press(page, payment.testCard);
  await expect(field(page, 'cvc')).not.toHaveValue('');
  await expectHeard(page, () => press(page, payment.submit), [
    focused(payment.submit),
    said(payment.toast.title, payment.toast.description),
    focused(confirmation.title),
  ]);
  await untilReady(page);
  await expectHeard(page, () => press(page, dataOnDevice.erase), [
    focused(dataOnDevice.erase),
    focused(dataOnDevice.nothing),
  ]);
});
