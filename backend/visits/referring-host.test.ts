import { expect, test } from 'vitest';
import { OTHER_HOSTS } from '../../domain/visits.ts';
import { referringHost } from './referring-host.ts';

test.each([
  ['https://news.example.com/item?id=1&token=secret#top', 'news.example.com'],
  ['https://www.Example.com/', 'example.com'],
  ['http://user:password@example.com:8080/private', 'example.com'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  [undefined, null],
  ['nonsense', null],
  ['android-app://com.example.mail/', null],
  ['https://going.example/kickoff', null],
  ['http://www.going.example:3000/', null],
  ['http://192.0.2.7/', OTHER_HOSTS],
  ['http://3221225991/', OTHER_HOSTS],
  ['http://[2001:db8::7]/', OTHER_HOSTS],
  ['http://localhost:3000/', OTHER_HOSTS],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, OTHER_HOSTS],
  ["https://';drop.table/", OTHER_HOSTS],
  ['https://a..b/', OTHER_HOSTS],
])('keeps of %s the host alone: %s', (referrer, host) => {
  for (const own of ['going.example', 'www.GOING.example:3000']) expect(referringHost(referrer, own)).toBe(host);
});

test('does not need the name of the site', () => {
  for (const own of [undefined, '"><script>']) expect(referringHost('https://example.com/', own)).toBe('example.com');
});
