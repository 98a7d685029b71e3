import { expect, test } from 'vitest';
import { senderAddress } from './headers.ts';

const PROXY = '10.0.0.1';

test.each([
  ['ignores a claimed address without a trusted proxy', '203.0.113.9', 0, PROXY],
  ['uses the address that one proxy saw, not what the sender claimed', '198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['uses the address that the outer of two saw', '198.51.100.7, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['uses the first entry when there are fewer entries than proxies', '203.0.113.9', 3, '203.0.113.9'],
])('%s', (_what, forwarded, proxies, expected) => {
  expect(senderAddress(PROXY, forwarded, proxies)).toBe(expected);
});

test.each([undefined, '', 'unknown', 'a, <script>', '999', 'evil:evil'])(
  "falls back to the connection's address for %j",
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
])('counts %s as %s', (connection, expected) => {
  expect(senderAddress(connection, undefined, 0)).toBe(expected);
});

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
])("accepts a proxy's notation %s", (entry, expected) => {
  expect(senderAddress(PROXY, entry, 1)).toBe(expected);
});
