import { expect, test } from 'vitest';
import { createAnnounce } from './announce.ts';
import type { LogThreshold } from './log.ts';

function said(isTerminal: boolean, threshold: LogThreshold = 'info'): string[] {
  const lines: string[] = [];
  const announce = createAnnounce(isTerminal, threshold, (line) => lines.push(line));
  announce('info', 'listening', 'Going is at http://localhost:3000');
  announce('warn', 'open-host', 'Set HOST.');
  return lines;
}

test('announces the start in sentences on a terminal', () => {
  expect(said(true)).toEqual(['Going is at http://localhost:3000', 'Warning: Set HOST.']);
});

test('announces the start as JSON lines elsewhere', () => {
  expect(said(false).map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', event: 'listening', text: 'Going is at http://localhost:3000' },
    { time: expect.any(String), level: 'warn', event: 'open-host', text: 'Set HOST.' },
  ]);
});

test('announces nothing below the level of LOG', () => {
  expect(said(true, 'warn')).toEqual(['Warning: Set HOST.']);
  expect(said(false, 'warn')).toHaveLength(1);
  for (const isTerminal of [true, false]) expect(said(isTerminal, 'none')).toEqual([]);
});
