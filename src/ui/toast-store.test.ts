import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToToast, updateToast } from './toast-store.ts';

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

describe('the toast', () => {
  it('is open with what it says, and plain unless told otherwise', () => {
    showToast(saved);
    expect(currentToast()).toMatchObject({ ...saved, open: true, variant: 'default' });
  });

  it('is one at a time: a new one takes the place of the old', () => {
    const first = showToast(saved);
    const second = showToast(failed);
    expect(second).not.toBe(first);
    expect(currentToast()).toMatchObject({ id: second, title: 'Failed', variant: 'destructive' });
  });

  it('is closed at once when dismissed, and removed about a second later', () => {
    const id = showToast(saved);
    dismissToast(id);
    expect(currentToast()).toMatchObject({ id, open: false });
    vi.advanceTimersByTime(900);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(currentToast()).toBeNull();
  });

  it('is not removed by the removal of the one before it', () => {
    dismissToast(showToast(saved));
    vi.advanceTimersByTime(500);
    const second = showToast(failed);
    vi.advanceTimersByTime(5_000);
    expect(currentToast()).toMatchObject({ id: second, open: true });
  });

  it('is not closed by dismissing one that is gone already', () => {
    const first = showToast(saved);
    showToast(failed);
    dismissToast(first);
    expect(currentToast()).toMatchObject({ title: 'Failed', open: true });
  });

  it('can be updated while it is there, and not once it is gone', () => {
    const id = showToast(saved);
    updateToast(id, { description: 'Nearly all of it' });
    expect(currentToast()).toMatchObject({ id, title: 'Saved', description: 'Nearly all of it', open: true });
    dismissToast(id);
    vi.runAllTimers();
    updateToast(id, { description: 'Back again' });
    expect(currentToast()).toBeNull();
  });

  it('keeps its words while it moves away', () => {
    const id = showToast(saved);
    dismissToast(id);
    updateToast(id, { title: 'Something else' });
    expect(currentToast()).toMatchObject({ id, title: 'Saved', open: false });
  });

  it('tells whoever listens of each change, and nobody who has stopped', () => {
    const listener = vi.fn();
    const stop = subscribeToToast(listener);
    dismissToast(showToast(saved));
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    showToast(saved);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
