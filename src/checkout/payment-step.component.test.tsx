import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { paymentDetails } from '../../domain/checkout-records.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { cardNumberHint, expiryHint, testCardExpiry } from './card.ts';
import { PaymentStep } from './payment-step.tsx';
import { eraseAll } from './records.ts';

const { payment } = checkoutPage;
type Name = keyof typeof payment.fields;
const NAMES = Object.keys(payment.fields) as Name[];
const EMPTY = { cardholderName: '', cardNumber: '', expiryDate: '', cvc: '' };
const MESSAGES = Object.fromEntries(
  (paymentDetails.safeParse(EMPTY).error?.issues ?? []).map(({ path: [name], message }) => [name, message]),
) as typeof EMPTY;

const field = (name: Name) => page.getByRole('textbox', { name: payment.fields[name].label });
const button = (name: string) => page.getByRole('button', { name });
const input = (name: Name) => field(name).element() as HTMLInputElement;
const [onBack, onWait, onDone] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  for (const called of [onBack, onWait, onDone]) called.mockReset();
  eraseAll();
  dismissToast();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () => render(<PaymentStep onBack={onBack} onWait={onWait} onDone={onDone} />);

test('says that it is a placeholder, and what is wrong at each field', async () => {
  await open();
  await expect.element(page.getByText(payment.note)).toBeVisible();
  await button(payment.submit).click();
  await expect.element(field('cardholderName')).toHaveFocus();
  for (const name of NAMES) await expect.element(field(name)).toHaveAccessibleDescription(MESSAGES[name]);
  expect(onWait).not.toHaveBeenCalled();
  expect(localStorage.getItem('payment-details')).toBeNull();
});

test('formats number and expiry date while they are typed or pasted, and keeps the caret in its place', async () => {
  await open();
  await field('cardNumber').click();
  await userEvent.keyboard('42424242');
  await expect.element(field('cardNumber')).toHaveValue('4242 4242');
  input('cardNumber').setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  await expect.element(field('cardNumber')).toHaveValue('4294 2424 2');
  expect(input('cardNumber').selectionStart).toBe(3);
  await field('cardNumber').fill('4000-0012-3456-7899');
  await expect.element(field('cardNumber')).toHaveValue('4000 0012 3456 7899');

  await field('expiryDate').click();
  await userEvent.keyboard('1230');
  await expect.element(field('expiryDate')).toHaveValue('12/30');
  input('expiryDate').setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field('expiryDate')).toHaveValue('01/30');
  await userEvent.keyboard('1');
  await expect.element(field('expiryDate')).toHaveValue('11/30');
  expect(input('expiryDate').selectionStart).toBe(2);
  await userEvent.keyboard('{End}');
  for (const left of ['11/3', '11/', '11', '1', '']) {
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('expiryDate')).toHaveValue(left);
  }
});

test('fills in a valid test card, hints at a wrong digit and a date in the past, and goes on all the same', async () => {
  vi.setSystemTime('2031-06-01T12:00:00Z');
  await open();
  await button(payment.testCard).click();
  await expect.element(field('cardNumber')).toHaveFocus();
  await expect.element(field('cardNumber')).not.toHaveValue('');
  await expect.element(field('cardholderName')).toHaveValue(payment.testCardholder);
  await expect.element(field('expiryDate')).toHaveValue(testCardExpiry(new Date('2031-06-01')));
  await expect.element(field('expiryDate')).toHaveAccessibleDescription('');
  const [number, date] = ['4242 4242 4242 4241', '12/20'] as const;
  await field('cardNumber').fill(number);
  await field('expiryDate').fill(date);
  await expect.element(field('cardNumber')).toHaveAccessibleDescription(cardNumberHint(number) ?? 'no hint');
  await expect.element(field('expiryDate')).toHaveAccessibleDescription(expiryHint(date, new Date()) ?? 'no hint');
  await button(payment.submit).click();
  await expect.poll(() => onWait.mock.calls.length).toBe(1);
});

async function completeOrder() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const screen = await open();
  await button(payment.testCard).click();
  await button(payment.submit).click();
  await expect.element(button(payment.waiting)).toBeDisabled();
  return screen;
}

test('keeps a masked record, says so, and goes on', async () => {
  await completeOrder();
  expect(localStorage.getItem('payment-details')).toContain('•••• •••• •••• 4242');
  expect(localStorage.getItem('payment-details')).not.toMatch(/4242 4242|123/);
  expect(currentToast()).toMatchObject({ open: true, ...payment.toast });
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onDone).toHaveBeenCalledOnce();
});

test('goes on one second after the press, however long the press takes to be handled', async () => {
  const setTimer = vi.spyOn(window, 'setTimeout');
  await open();
  await button(payment.testCard).click();
  const blockFor200Ms = () => {
    const end = performance.now() + 200;
    while (performance.now() < end);
  };
  addEventListener('click', blockFor200Ms, { capture: true, once: true });
  await button(payment.submit).click();
  await expect.element(button(payment.waiting)).toBeDisabled();
  expect(setTimer.mock.calls.find(([called]) => called === onDone)?.[1]).toBeLessThanOrEqual(800);
});

test('goes on neither once the page is left, nor, when the browser has restored it, once the step is left', async () => {
  const { unmount } = await completeOrder();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  vi.advanceTimersByTime(5_000);
  await expect.element(button(payment.submit)).toBeEnabled();
  await button(payment.submit).click();
  await expect.element(button(payment.waiting)).toBeDisabled();
  await unmount();
  vi.advanceTimersByTime(5_000);
  expect(onDone).not.toHaveBeenCalled();
});
