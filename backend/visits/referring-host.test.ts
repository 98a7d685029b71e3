import { expect, test } from 'vitest';
import { OTHER_HOSTS } from '../../domain/visits.ts';
import { referringHost } from './referring-host.ts';

test.each([
  ['https://news.example.com/item?id=1&token=secret#top', 'news.example.com'],
  ['https://www.Example.com/', 'example.com'],
  ['http://user:password@example.com:8080/private', 'example.com'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
])('keeps the host of %s alone', (referrer, host) => {
  expect(referringHost(referrer, 'going.example')).toBe(host);
});

test.each([
  undefined,
  '',
  'nonsense',
  'android-app://com.example.mail/',
  'https://going.example/kickoff',
  'http://www.going.example:3000/',
])('finds no other site in %s', (referrer) => {
  expect(referringHost(referrer, 'going.example')).toBeNull();
  expect(referringHost(referrer, 'www.GOING.example:3000')).toBeNull();
});

test.each([
  'http://192.0.2.7/',
  'http://3221225991/',
  'http://[2001:db8::7]/',
  'http://localhost:3000/',
  `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`,
  "https://';drop.table/",
  'https://a..b/',
])('takes no name from %s', (referrer) => {
  expect(referringHost(referrer, 'going.example')).toBe(OTHER_HOSTS);
});

test('does not need the name of the site', () => {
  expect(referringHost('https://example.com/', undefined)).toBe('example.com');
  expect(referringHost('https://example.com/', '"><script>')).toBe('example.com');
});
