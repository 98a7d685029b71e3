import { expect, test, vi } from 'vitest';
import { whenStill } from './when-still.ts';

test('calls back once, after the last scroll', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  whenStill(act);
  for (let scrolls = 0; scrolls < 40; scrolls += 1) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(16);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});
