import { expect, test } from 'vitest';
import { createAnnounce, type LogThreshold, reasonOf } from './log.ts';

function said(isTerminal: boolean, threshold: LogThreshold = 'info'): string[] {
  const lines: string[] = [];
  const announce = createAnnounce(isTerminal, threshold, (line) => lines.push(line));
  announce('info', 'listening', 'Going is at http://localhost:3000');
  announce('warn', 'open-host', 'Set HOST.');
  return lines;
}

test('announces the start in sentences on a terminal, and as JSON lines elsewhere', () => {
  const texts = ['Going is at http://localhost:3000', 'Set HOST.'];
  expect(said(true)).toEqual([texts[0], `Warning: ${texts[1]}`]);
  const time = expect.any(String);
  expect(said(false).map((line) => JSON.parse(line))).toEqual([
    { time, level: 'info', event: 'listening', text: texts[0] },
    { time, level: 'warn', event: 'open-host', text: texts[1] },
  ]);
});

test('announces nothing below the level of LOG', () => {
  expect(said(true, 'warn')).toEqual(['Warning: Set HOST.']);
  expect(said(false, 'warn')).toHaveLength(1);
  for (const isTerminal of [true, false]) expect(said(isTerminal, 'none')).toEqual([]);
});

test("ends a reason where its words end, as OpenSSL's do not", () => {
  expect(reasonOf(new Error('SSL alert\nnumber 80\n'))).toBe('SSL alert number 80');
});
