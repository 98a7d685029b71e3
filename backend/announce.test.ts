import { expect, test } from 'vitest';
import { createAnnounce } from './announce.ts';

function said(isTerminal: boolean): string[] {
  const lines: string[] = [];
  const announce = createAnnounce(isTerminal, (line) => lines.push(line));
  announce('info', 'listening', 'Going is at http://localhost:3000');
  announce('warn', 'open-host', 'Set HOST.');
  return lines;
}

test('on a terminal the start says sentences', () => {
  expect(said(true)).toEqual(['Going is at http://localhost:3000', 'Warning: Set HOST.']);
});

test('elsewhere what the start says is lines of JSON like the rest of the log', () => {
  expect(said(false).map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'info', event: 'listening', text: 'Going is at http://localhost:3000' },
    { time: expect.any(String), level: 'warn', event: 'open-host', text: 'Set HOST.' },
  ]);
});
