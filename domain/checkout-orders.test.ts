import { expect, it } from 'vitest';
import { parseOrders } from './checkout-orders.ts';

const order = { key: 'a-key', orderedAt: 1, sentAt: 2 };

it('reads stored orders back as they were saved', () => {
  const kept = { one: order, two: { key: 'b', orderedAt: 1 } };
  expect(parseOrders(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['an order without a key', JSON.stringify({ one: { orderedAt: 1 } })],
  ['a key that no header takes', JSON.stringify({ one: { ...order, key: 'a\nb' } })],
  ['a time that is none', JSON.stringify({ one: { ...order, sentAt: '1' } })],
  ['a time beyond all dates', JSON.stringify({ one: { ...order, sentAt: 1e17 } })],
  ['null for an order', JSON.stringify({ one: null })],
])('rejects %s', (_, stored) => {
  expect(parseOrders(stored)).toEqual({});
});
