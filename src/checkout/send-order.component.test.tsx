import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catalogue } from '../../catalogue/orderable.ts';
import { checkoutPage } from '../../content/checkout-page.ts';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import type { PersonalDetails } from '../../domain/checkout-records.ts';
import { links } from '../../domain/links.ts';
import { orderMessage } from '../../domain/order-message.ts';
import { contactChoiceFor, packageOf } from '../../domain/package-ids.ts';
import { checkoutPackage } from '../catalogue/checkout.ts';
import { type SendResult, sendMessage } from '../sending/send-message.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { clearRecords, savePersonalDetails } from './records.ts';
import { SendOrder } from './send-order.tsx';

vi.mock(import('../sending/send-message.ts'));

const sender = vi.mocked(sendMessage);
const { send: words, ahead } = confirmationPage;
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
const [{ id }] = catalogue as [(typeof catalogue)[number]];
const pack = checkoutPackage(id);

const button = page.getByRole('button', { name: words.submit });
const list = page.getByRole('list', { name: ahead.label });
const today = list.getByRole('listitem').first();
/** The strokes beside the list: the thin line, and once the order is sent the thick one to the first point. */
const strokes = () => list.element().parentElement?.querySelectorAll('path').length;

beforeEach(() => {
  sender.mockReset().mockResolvedValue({ ok: true });
  clearRecords();
  dismissToast();
  vi.setSystemTime('2026-03-01T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (details: PersonalDetails | null = ADA, ordered = pack, estimate = '') => {
  if (details) savePersonalDetails(details);
  return render(<SendOrder pack={ordered} estimate={estimate} details={details} />);
};

test.each([catalogue[0], catalogue.at(-1)])(
  'sends an order of $name when the visitor asks for it, and not before',
  async (ordered) => {
    const some = checkoutPackage(ordered?.id ?? id);
    await open(ADA, some, '21 hours a week');
    await expect.element(page.getByText(words.notYet)).toBeVisible();
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await expect.element(today).toHaveTextContent(ahead.points[0].title + ahead.points[0].text);
    expect(strokes()).toBe(1);
    expect(sender).not.toHaveBeenCalled();
    await button.click();
    await expect.element(page.getByText(words.sent)).toHaveFocus();
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(today).toHaveTextContent(ahead.points[0].title + ahead.points[0].done);
    expect(strokes()).toBe(2);
    expect(currentToast()).toMatchObject({ open: true, ...contact.toasts.sent });
    const [message, , evidence] = sender.mock.calls[0] ?? [];
    expect(message).toEqual(
      orderMessage(
        { ...some, price: some.priceInOrder, estimate: '21 hours a week', details: ADA, orderedAt: Date.now() },
        confirmationPage.order,
      ),
    );
    expect(message?.package).toBe(contactChoiceFor(packageOf(some.id)));
    expect(evidence?.trapFilled).toBe(false);
  },
);

test('opens the booking page from the first call, where the company has one', async () => {
  const bookingUrl = 'https://cal.example.com/going';
  const { rerender } = await open(ADA, { ...pack, bookingUrl });
  const link = page.getByRole('link', { name: ahead.points[2].title });
  await expect.element(link).toHaveAttribute('href', bookingUrl);
  await rerender(<SendOrder pack={{ ...pack, bookingUrl: '' }} estimate="" details={ADA} />);
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
  resolve({ ok: true });
  await expect.element(page.getByText(words.sent)).toBeVisible();
  expect(sender).toHaveBeenCalledOnce();
});

test('says that the order was not sent, gives the focus back, and sends the same order again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  sender.mockResolvedValueOnce({ ok: false, error: new Error('no line') });
  const { unmount } = await open();
  await button.click();
  await expect.element(page.getByText(contact.toasts.failed.description)).toBeVisible();
  await expect.element(button).toHaveFocus();
  expect(currentToast()).toMatchObject({ open: true, variant: 'destructive', ...contact.toasts.failed });
  // As after a reload.
  await unmount();
  await open();
  await button.click();
  await expect.element(page.getByText(words.sent)).toBeVisible();
  const [first, again] = sender.mock.calls;
  expect(again?.slice(0, 2)).toEqual(first?.slice(0, 2));
});

test('remembers that the order was sent, until details or hours are others', async () => {
  const { unmount } = await open();
  await button.click();
  await expect.element(page.getByText(words.sent)).toBeVisible();
  await unmount();
  const { rerender } = await open();
  await expect.element(page.getByText(words.sent)).toBeVisible();
  await rerender(<SendOrder pack={pack} estimate="" details={{ ...ADA, email: 'grace@example.com' }} />);
  await expect.element(page.getByText(/1 Mar 2026.* stands/)).toBeVisible();
  await button.click();
  await expect.element(page.getByText(words.sent)).toBeVisible();
  await rerender(<SendOrder pack={pack} estimate="22 hours a week" details={ADA} />);
  await button.click();
  await expect.element(page.getByText(words.sent)).toBeVisible();
  expect(new Set(sender.mock.calls.map(([, key]) => key)).size).toBe(3);
});

test('says that the visitor is offline when the order cannot be sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  sender.mockResolvedValueOnce({ ok: false, error: new Error('no line') });
  await open();
  await button.click();
  await expect.element(page.getByText(words.offline)).toBeVisible();
});

test('has the way to step 1 in place of the button without personal details', async () => {
  await open(null);
  await expect.element(page.getByText(words.missing)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: checkoutPage.missingDetailsLink }))
    .toHaveAttribute('href', links.checkout(id));
});
