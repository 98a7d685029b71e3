import { expect, test } from 'vitest';
import { readEvidence, writeEvidence } from './contact-evidence.ts';

test.each([
  [{ trapFilled: false, elapsedMs: 48_211 }, 'trap=empty; ms=48211'],
  [{ trapFilled: true, elapsedMs: 0 }, 'trap=filled; ms=0'],
  [{ trapFilled: false, elapsedMs: null }, 'trap=empty'],
])('writes %o as %s, and reads it back', (evidence, text) => {
  expect(writeEvidence(evidence)).toBe(text);
  expect(readEvidence(text)).toEqual(evidence);
});

test('writes fractions and negative times as a whole number', () => {
  expect(writeEvidence({ trapFilled: false, elapsedMs: 1_234.56 })).toBe('trap=empty; ms=1235');
  expect(writeEvidence({ trapFilled: false, elapsedMs: -5 })).toBe('trap=empty; ms=0');
});

test.each([null, '', 'trap=maybe', 'trap=empty; ms=-1', 'trap=empty; ms=1e9', 'ms=5', 'trap=filled, trap=empty'])(
  'rejects %j',
  (text) => {
    expect(readEvidence(text)).toBeNull();
  },
);
