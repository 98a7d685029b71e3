import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { currentToast, dismissToast, showToast, subscribeToToast, updateToast } from './toast-store.ts';
import { ToastView } from './toast-view.tsx';

const SAVED = { title: 'Saved', description: 'All of it.' };
const FAILED = { title: 'Failed', description: 'None of it.', variant: 'destructive' } as const;

const region = page.getByRole('region', { name: /^Notifications/ });
const toast = region.getByRole('listitem');
const close = toast.getByRole('button', { name: 'Close' });
const before = page.getByRole('textbox', { name: 'Before' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

async function raiseToast() {
  await render(
    <>
      <input aria-label="Before" />
      <ToastView words={{ region: 'Notifications ({hotkey})', close: 'Close' }} />
    </>,
  );
  showToast(SAVED);
  await expect.element(toast).toHaveTextContent(`${SAVED.title} ${SAVED.description}`);
}

test('closes a toast after five seconds', async () => {
  const start = Date.now();
  let closedAt = 0;
  // Waiting advances the fake clock too, so the time is read when the toast closes.
  const stop = subscribeToToast(() => {
    if (currentToast()?.open === false) closedAt ||= Date.now();
  });
  await raiseToast();
  vi.advanceTimersByTime(10_000);
  await expect.element(toast).not.toBeInTheDocument();
  stop();
  expect(closedAt - start).toBeGreaterThanOrEqual(5_000);
  expect(closedAt - start).toBeLessThan(5_900);
});

test('keeps a toast open while the pointer is on it, and closes it by Escape', async () => {
  await raiseToast();
  await toast.hover();
  vi.advanceTimersByTime(20_000);
  await expect.element(toast).toBeVisible();
  await before.hover();
  vi.advanceTimersByTime(5_100);
  await expect.element(toast).not.toBeInTheDocument();
  showToast(SAVED);
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
});

test.each([
  ['Escape on the toasts', '{Escape}'],
  ['Escape on the toast', '{Tab}{Escape}'],
  ['Enter on the close button', '{Tab}{Tab}{Enter}'],
])('keeps a toast open that F8 has focused, and gives the focus back after %s', async (_, keys) => {
  await raiseToast();
  await before.click();
  await userEvent.keyboard('{F8}');
  await expect.element(region.getByRole('list')).toHaveFocus();
  vi.advanceTimersByTime(20_000);
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard(keys);
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

test('closes a toast by its button, and the next one by itself', async () => {
  await raiseToast();
  await close.click();
  await expect.element(toast).not.toBeInTheDocument();
  showToast(SAVED);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(5_100);
  await expect.element(toast).not.toBeInTheDocument();
});

test('opens a toast in the default variant, and replaces it with a new one, which the old one leaves open', () => {
  const first = showToast(SAVED);
  expect(currentToast()).toMatchObject({ ...SAVED, open: true, variant: 'default' });
  const second = showToast(FAILED);
  expect(second).not.toBe(first);
  dismissToast(first);
  expect(currentToast()).toMatchObject({ id: second, title: 'Failed', variant: 'destructive', open: true });
});

test('closes a dismissed toast at once and removes it about a second later, but not the next one', () => {
  const id = showToast(SAVED);
  dismissToast(id);
  expect(currentToast()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(900);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(currentToast()).toBeNull();
  dismissToast(showToast(SAVED));
  vi.advanceTimersByTime(500);
  const second = showToast(FAILED);
  vi.advanceTimersByTime(5_000);
  expect(currentToast()).toMatchObject({ id: second, open: true });
});

test('updates an open toast, and neither one that closes nor one that is gone', () => {
  const id = showToast(SAVED);
  updateToast(id, { description: 'Nearly all of it' });
  expect(currentToast()).toMatchObject({ id, title: 'Saved', description: 'Nearly all of it', open: true });
  dismissToast(id);
  updateToast(id, { title: 'Something else' });
  expect(currentToast()).toMatchObject({ id, title: 'Saved', open: false });
  vi.runAllTimers();
  updateToast(id, { title: 'Something else' });
  expect(currentToast()).toBeNull();
});
