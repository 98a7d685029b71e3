import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catalogue } from '../../catalogue/orderable.ts';
import { checkoutPackage } from '../../catalogue/printed-checkout.ts';
import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import { orderMessage, readOrder } from '../../domain/order.ts';
import type { KeptEstimate } from '../../domain/order-estimate.ts';
import { contactChoiceFor, packageOf } from '../../domain/package-ids.ts';
import { type SendResult, sendMessage } from '../sending/send-message.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { eraseAll, eraseDetails, savePersonalDetails } from './records.ts';
import { SendOrder } from './send-order.tsx';

vi.mock(import('../sending/send-message.ts'));

const sender = vi.mocked(sendMessage);
const { send: words, ahead } = confirmationPage;
const { reached, next, why } = words;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
const [{ id }] = catalogue as [(typeof catalogue)[number]];
const pack = checkoutPackage(id);
const RECEIVED: SendResult = { ok: true, receivedAt: Date.parse('2026-03-01T12:00:00Z') };

const button = page.getByRole('button', { name: words.submit });
const list = page.getByRole('list', { name: ahead.label });
const today = list.getByRole('listitem').first();
/** The strokes beside the list: the thin line, and once the order is sent the thick one to the first point. */
const strokes = () => list.element().parentElement?.querySelectorAll('path').length;
const said = (text: string) => page.getByText(new RegExp(text.replace('{date}', '1 Mar')));
const isReached = () => said(reached.yes.slice(0, -1));

beforeEach(() => {
  sender.mockReset().mockResolvedValue(RECEIVED);
  eraseAll();
  dismissToast();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.setSystemTime('2026-03-01T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (details: PersonalDetails | null = ADA, ordered = pack, asked: KeptEstimate | null = null) => {
  if (details) savePersonalDetails(details);
  return render(<SendOrder pack={ordered} asked={asked} details={details} />);
};

test.each([catalogue[0], catalogue.at(-1)])(
  'sends an order of $name when the visitor asks for it, and not before',
  async (ordered) => {
    const some = checkoutPackage(ordered?.id ?? id);
    const asked = { hours: 21, months: 3 };
    await open(ADA, some, { ...asked, at: 0 });
    await expect.element(page.getByText(reached.notYet)).toBeVisible();
    await expect.element(page.getByText(next.send)).toBeVisible();
    await expect.element(today).toHaveTextContent(ahead.points[0].title + ahead.points[0].text);
    expect(strokes()).toBe(1);
    expect(sender).not.toHaveBeenCalled();
    await button.click();
    await expect.element(page.getByText(next.wait)).toBeVisible();
    await expect.element(isReached()).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(today).toHaveTextContent(ahead.points[0].title + ahead.points[0].done);
    expect(strokes()).toBe(2);
    expect(currentToast()).toMatchObject({ open: true, ...contact.toasts.sent });
    const order = { ...some, price: some.priceInOrder, asked, estimate: printEstimate(asked), details: ADA };
    const [message, beside] = sender.mock.calls[0] ?? [];
    expect(message).toEqual(orderMessage(order, confirmationPage.order));
    expect(message?.package).toBe(contactChoiceFor(packageOf(some.id)));
    expect(readOrder(beside?.order ?? '')).toMatchObject({ package: some.id, name: 'Ada Lovelace', ...asked });
    expect(beside?.evidence.trapFilled).toBe(false);
  },
);

test('opens the booking page from the first call, where the company has one', async () => {
  const bookingUrl = 'https://cal.example.com/going';
  const { rerender } = await open(ADA, { ...pack, bookingUrl });
  const link = page.getByRole('link', { name: ahead.points[2].title });
  await expect.element(link).toHaveAttribute('href', bookingUrl);
  await rerender(<SendOrder pack={{ ...pack, bookingUrl: '' }} asked={null} details={ADA} />);
  await expect.element(link).not.toBeInTheDocument();
});

test('sends the order once by two presses, and says meanwhile that it is sending', async () => {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  sender.mockReturnValue(promise);
  await open();
  const pressed = button.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await expect.element(page.getByRole('button', { name: words.sending })).toBeDisabled();
  await expect.element(page.getByText(reached.sending)).toBeVisible();
  resolve(RECEIVED);
  await expect.element(page.getByText(next.wait)).toBeVisible();
  expect(sender).toHaveBeenCalledOnce();
});

test('says that an order without an answer may have arrived, also after a reload, and offers it again', async () => {
  sender.mockResolvedValueOnce({ ok: false, failure: 'unanswered', error: new Error('no line') });
  const { unmount } = await open();
  await button.click();
  await expect.element(page.getByText(why.unanswered)).toBeVisible();
  await expect.element(said(reached.maybe.slice(0, -1))).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(currentToast()).toMatchObject({ open: true, variant: 'destructive', ...contact.toasts.failed });
  await unmount();
  await open();
  await expect.element(said(reached.maybe.slice(0, -1))).toBeVisible();
  await button.click();
  await expect.element(isReached()).toBeVisible();
  const [first, again] = sender.mock.calls;
  expect([again?.[0], again?.[1].order]).toEqual([first?.[0], first?.[1].order]);
});

test('leads to step 1 without details, and remembers which package was sent, until details or hours are others', async () => {
  const before = await open(null);
  await expect.element(page.getByText(reached.unknown)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  const toDetails = page.getByRole('link', { name: checkoutPage.missingDetailsLink });
  await expect.element(toDetails).toHaveAttribute('href', links.checkout(id));
  await before.unmount();
  const { unmount } = await open();
  await button.click();
  await expect.element(isReached()).toBeVisible();
  await unmount();
  vi.setSystemTime('2026-03-01T13:00:00Z');
  const again = await open();
  // The same details saved again are the same order.
  await expect.element(isReached()).toBeVisible();
  await again.unmount();
  eraseDetails();
  expect(Object.entries(localStorage).join()).not.toContain('ada');
  const back = await open(null);
  await expect.element(isReached()).toBeVisible();
  await expect.element(toDetails).not.toBeInTheDocument();
  await back.unmount();
  await open({ ...ADA, email: 'grace@example.com' });
  await expect.element(page.getByText(reached.notYet)).toBeVisible();
  await expect.element(page.getByText(/1 Mar.* stands/)).toBeVisible();
  await button.click();
  await expect.element(page.getByText(next.wait)).toBeVisible();
  expect(sender).toHaveBeenCalledTimes(2);
});

test('says that the visitor is offline, and nothing of it once the line is back', async () => {
  await open();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(why.offline)).toBeVisible();
  sender.mockResolvedValueOnce({ ok: false, failure: 'unanswered', error: new Error('no line') });
  await button.click();
  await expect.element(button).toBeEnabled();
  await expect.element(page.getByText(reached.notYet)).toBeVisible();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(next.send)).toBeVisible();
  await expect.element(page.getByText(reached.notYet)).toBeVisible();
});
