import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Extent, startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('npm_config_loglevel', 'notice');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const CLEAR = '\r\x1b[K';

/** Progress on a terminal or into a pipe, and what was written. */
function start(isTTY: boolean, extent: Extent = { total: 4_000, unit: 'messages' }, columns = 80) {
  const written: string[] = [];
  const output = { isTTY, columns, write: (text: string) => written.push(text) };
  return { written, ...startProgress('Exporting', extent, output) };
}

test.each([true, false])('shows nothing for work of less than two seconds (on a terminal: %s)', (isTTY) => {
  const { written, update, end } = start(isTTY);
  vi.advanceTimersByTime(1_900);
  update(3_000);
  end();
  vi.advanceTimersByTime(20_000);
  expect(written).toEqual([]);
});

test('redraws one line on a terminal, counts the time left down, and clears the line at the end', () => {
  const { written, update, end } = start(true);
  vi.advanceTimersByTime(1_000);
  update(1_000);
  vi.advanceTimersByTime(1_200);
  update(2_200);
  vi.advanceTimersByTime(1_400);
  end();
  expect([...new Set(written)]).toEqual([
    `${CLEAR}Exporting: 1,000 of 4,000 messages, about 2 s left`,
    `${CLEAR}Exporting: 2,200 of 4,000 messages, about 2 s left`,
    `${CLEAR}Exporting: 2,200 of 4,000 messages, about 1 s left`,
    CLEAR,
  ]);
});

test('keeps the line within the width of the terminal', () => {
  const { written } = start(true, undefined, 20);
  vi.advanceTimersByTime(2_000);
  expect(written).toEqual([`${CLEAR}Exporting: 0 of 4,0`]);
});

test('prints plain lines into a pipe, ten seconds apart', () => {
  const { written, update, end } = start(false);
  for (let second = 0; second < 25; second += 1) {
    update(second * 100);
    vi.advanceTimersByTime(1_000);
  }
  end();
  expect(written).toEqual([
    'Exporting: 100 of 4,000 messages, about 38 s left\n',
    'Exporting: 1,100 of 4,000 messages, about 28 s left\n',
    'Exporting: 2,100 of 4,000 messages, about 18 s left\n',
  ]);
});

test('shows synchronous work, which lets no timer fire', () => {
  const { written, update } = start(true);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  update(3_000);
  clock.mockRestore();
  expect(written).toEqual([`${CLEAR}Exporting: 3,000 of 4,000 messages, about 1 s left`]);
});

test.each([
  [undefined, 'Exporting: 30 s'],
  [45_000, 'Exporting: 30 s, about 15 s left'],
  [300_000, 'Exporting: 30 s, about 5 min left'],
  [20_000, 'Exporting: 30 s'],
])('shows the time spent, and the time left of the %s ms expected', (expectedMs, line) => {
  const { written } = start(true, { expectedMs });
  vi.advanceTimersByTime(30_000);
  expect(written.at(-1)).toBe(CLEAR + line);
});

test("prints nothing into a pipe under npm's --silent", () => {
  vi.stubEnv('npm_config_loglevel', 'silent');
  const [pipe, terminal] = [start(false), start(true)];
  vi.advanceTimersByTime(3_000);
  expect([pipe.written.length, terminal.written.length > 0]).toEqual([0, true]);
});
