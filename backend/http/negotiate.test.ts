import { expect, test } from 'vitest';
import { alreadyHas, chooseEncoding } from './negotiate.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0', null],
  ['br;q=0.5, gzip', 'br'],
  ['identity', null],
  ['br;q=nonsense, gzip', 'gzip'],
  ['deflate', null],
] as const)('answers %j with the encoding %j', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
});

test('chooses among the available encodings only', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBeNull();
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
] as const)('matches If-None-Match %j with "a": %s', (header, expected) => {
  expect(alreadyHas(header, '"a"')).toBe(expected);
});
