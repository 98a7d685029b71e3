import { expect, test } from 'vitest';
import { createAnnounce } from './announce.ts';

function said(isTerminal: boolean): string[] {
  const lines: string[] = [];
  const announce = createAnnounce(isTerminal, (line) => lines.push(line));
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
