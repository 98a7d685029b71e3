import { expect, test } from 'vitest';
import { senderAddress } from './sender-address.ts';

const PROXY = '10.0.0.1';

test('without a trusted proxy nobody can claim another address', () => {
  expect(senderAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
});

test('behind one proxy the sender is whom that proxy has seen, not what the sender wrote before', () => {
  expect(senderAddress(PROXY, '198.51.100.7, 203.0.113.9', 1)).toBe('203.0.113.9');
});

test('behind two proxies the sender is whom the outer one has seen', () => {
  expect(senderAddress(PROXY, '198.51.100.7, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('with fewer entries than proxies the first one counts', () => {
  expect(senderAddress(PROXY, '203.0.113.9', 3)).toBe('203.0.113.9');
});

test.each([undefined, '', 'unknown', 'a, <script>', '999', 'evil:evil'])(
  'from %j it is the address of the connection',
  (header) => {
    expect(senderAddress(PROXY, header, 1)).toBe(PROXY);
  },
);

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (connection, expected) => {
  expect(senderAddress(connection, undefined, 0)).toBe(expected);
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
])('a proxy may write %s', (entry, expected) => {
  expect(senderAddress(PROXY, entry, 1)).toBe(expected);
});
