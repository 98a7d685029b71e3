import { afterEach, expect, test, vi } from 'vitest';
import { startProgress } from './command-line.ts';

const { isTTY } = process.stderr;
afterEach(() => {
  vi.useRealTimers();
  process.stderr.isTTY = isTTY;
});

test.each([
  ['notice', ['Exporting: 1,000 of 4,000 messages, 2 s\n', 'Exporting: 1,000 of 4,000 messages, 12 s\n']],
  ['silent', []],
])('shows in a pipe what takes long, under --loglevel %s', (level, lines) => {
  vi.useFakeTimers();
  vi.stubEnv('npm_config_loglevel', level);
  const written: string[] = [];
  process.stderr.isTTY = false;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const progress = startProgress('Exporting', { total: 4_000, unit: 'messages' });
  vi.advanceTimersByTime(1_900);
  progress.update(1_000);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(11_000);
  progress.end();
  expect(written).toEqual(lines);
});
