import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('npm_config_loglevel', 'notice');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** A fake stderr and what was written to it. */
function fakeOutput(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}

const CLEAR = '\r\x1b[K';
const EXTENT = { total: 4_000, unit: 'messages' };

test.each([true, false])('shows nothing for work of less than two seconds (on a terminal: %s)', (isTTY) => {
  const output = fakeOutput(isTTY);
  const progress = startProgress('Exporting', EXTENT, output);
  vi.advanceTimersByTime(1_900);
  progress.update(3_000);
  progress.end();
  vi.advanceTimersByTime(20_000);
  expect(output.written).toEqual([]);
});

test('redraws one line on a terminal with how much is done and the time left, and clears it at the end', () => {
  const output = fakeOutput(true);
  const progress = startProgress('Exporting', EXTENT, output);
  vi.advanceTimersByTime(1_000);
  progress.update(1_000);
  vi.advanceTimersByTime(1_200);
  progress.update(2_200);
  vi.advanceTimersByTime(200);
  progress.end();
  expect(output.written).toEqual([
    `${CLEAR}Exporting: 1,000 of 4,000 messages, about 2 s left`,
    `${CLEAR}Exporting: 1,000 of 4,000 messages, about 2 s left`,
    `${CLEAR}Exporting: 2,200 of 4,000 messages, about 2 s left`,
    CLEAR,
  ]);
});

test('counts the time left down while a unit takes long, and leaves it out once that is over', () => {
  const output = fakeOutput(true);
  const progress = startProgress('Measuring', { total: 3, unit: 'pages' }, output);
  vi.advanceTimersByTime(3_000);
  progress.update(1);
  for (const seconds of [2, 3, 3]) {
    vi.advanceTimersByTime(seconds * 1_000);
    // Measuring again finds the same.
    progress.update(1);
    output.written.push('|');
  }
  const lines = output.written
    .join('')
    .split('|')
    .map((drawn) => drawn.split(CLEAR).at(-1));
  expect(lines.slice(0, 3)).toEqual([
    'Measuring: 1 of 3 pages, about 4 s left',
    'Measuring: 1 of 3 pages, about 1 s left',
    'Measuring: 1 of 3 pages',
  ]);
});

test('keeps the line within the width of the terminal', () => {
  const output = fakeOutput(true, 20);
  startProgress('Exporting', EXTENT, output);
  vi.advanceTimersByTime(2_000);
  expect(output.written).toEqual([`${CLEAR}Exporting: 0 of 4,0`]);
});

test('prints plain lines into a pipe, ten seconds apart', () => {
  const output = fakeOutput(false);
  const progress = startProgress('Exporting', EXTENT, output);
  for (let second = 0; second < 25; second += 1) {
    progress.update(second * 100);
    vi.advanceTimersByTime(1_000);
  }
  progress.end();
  expect(output.written).toEqual([
    'Exporting: 100 of 4,000 messages, about 38 s left\n',
    'Exporting: 1,100 of 4,000 messages, about 28 s left\n',
    'Exporting: 2,100 of 4,000 messages, about 18 s left\n',
  ]);
});

test('shows synchronous work, which lets no timer fire', () => {
  const output = fakeOutput(true);
  const progress = startProgress('Exporting', EXTENT, output);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  progress.update(3_000);
  clock.mockRestore();
  expect(output.written).toEqual([`${CLEAR}Exporting: 3,000 of 4,000 messages, about 1 s left`]);
});

test.each([
  [undefined, 'Building: 30 s'],
  [45_000, 'Building: 30 s, about 15 s left'],
  [300_000, 'Building: 30 s, about 5 min left'],
  [20_000, 'Building: 30 s'],
])('shows the time spent, and the time left of the %s ms expected', (expectedMs, line) => {
  const output = fakeOutput(true);
  startProgress('Building', { expectedMs }, output);
  vi.advanceTimersByTime(30_000);
  expect(output.written.at(-1)).toBe(CLEAR + line);
});

test("prints nothing into a pipe under npm's --silent", () => {
  vi.stubEnv('npm_config_loglevel', 'silent');
  const [pipe, terminal] = [fakeOutput(false), fakeOutput(true)];
  for (const output of [pipe, terminal]) startProgress('Exporting', EXTENT, output);
  vi.advanceTimersByTime(3_000);
  expect([pipe.written.length, terminal.written.length > 0]).toEqual([0, true]);
});
