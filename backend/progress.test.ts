import { afterEach, expect, test, vi } from 'vitest';
import { startProgress } from './command-line.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  vi.useRealTimers();
  process.stderr.isTTY = isTTY;
});

test('shows in a pipe what takes long', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  process.stderr.isTTY = false;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const progress = startProgress('Importing', { total: 4_000, unit: 'messages' });
  vi.advanceTimersByTime(1_900);
  progress.update(1_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(11_000);
  progress.end();
  expect(written).toEqual([2, 12].map((seconds) => `Importing: 1,000 of 4,000 messages, ${seconds} s\n`));
});
