import { expect, test } from 'vitest';
import { listLeft } from './list-left.ts';

const logos = (names: string[]) => ({
  title: 'Logos',
  remedy: 'put in your own',
  samples: names.map((what) => ({ file: 'content/logos.ts', what })),
});

test('says each remedy once, and the file on every line', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Company ${index}`);
  const [count, head, ...lines] = listLeft([logos(many)], []).split('\n');
  expect([count, head]).toEqual(['30 things are left to do:', 'Logos: put in your own.']);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line).toMatch(/^ {2}- content\/logos\.ts: Company/);
    expect(line.length).toBeLessThanOrEqual(110);
  }
  expect(lines.join(' ').match(/Company \d+/g)).toEqual(many);
});

test('lists wrong settings with their remedies, and leaves the others out', () => {
  const text = listLeft(
    [],
    [
      { level: 'wrong', what: 'PORT is wrong', remedy: 'Set PORT.' },
      { level: 'advice', what: 'Odd', remedy: 'Look.' },
      { level: 'fine', what: 'Good' },
    ],
  );
  expect(text).toBe('1 thing is left to do:\nSettings:\n  - PORT is wrong\n    Set PORT.');
});
