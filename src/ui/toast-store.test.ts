import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, updateToast } from './toast-store.ts';

const saved = { title: 'Saved', description: 'All of it' };
const failed = { title: 'Failed', description: 'None of it', variant: 'destructive' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

it('opens a toast in the default variant, and replaces it with a new one', () => {
  const first = showToast(saved);
  expect(currentToast()).toMatchObject({ ...saved, open: true, variant: 'default' });
  const second = showToast(failed);
  expect(second).not.toBe(first);
  expect(currentToast()).toMatchObject({ id: second, title: 'Failed', variant: 'destructive' });
});

it('closes a dismissed toast at once and removes it about a second later', () => {
  const id = showToast(saved);
  dismissToast(id);
  expect(currentToast()).toMatchObject({ id, open: false });
  vi.advanceTimersByTime(900);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(currentToast()).toBeNull();
});

it('does not remove a toast when the previous one is removed', () => {
  dismissToast(showToast(saved));
  vi.advanceTimersByTime(500);
  const second = showToast(failed);
  vi.advanceTimersByTime(5_000);
  expect(currentToast()).toMatchObject({ id: second, open: true });
});

it('ignores dismissing a toast that is gone', () => {
  const first = showToast(saved);
  showToast(failed);
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Failed', open: true });
});

it('updates an open toast, and neither one that closes nor one that is gone', () => {
  const id = showToast(saved);
  updateToast(id, { description: 'Nearly all of it' });
  expect(currentToast()).toMatchObject({ id, title: 'Saved', description: 'Nearly all of it', open: true });
  dismissToast(id);
  updateToast(id, { title: 'Something else' });
  expect(currentToast()).toMatchObject({ id, title: 'Saved', open: false });
  vi.runAllTimers();
  updateToast(id, { title: 'Something else' });
  expect(currentToast()).toBeNull();
});
