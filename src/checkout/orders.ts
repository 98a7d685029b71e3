import { KEEP_MS, ORDERS_KEY } from '../../domain/checkout-keeping.ts';
import { type KeptOrder, parseOrders } from '../../domain/checkout-orders.ts';
import { newMessageKey } from '../sending/new-message-key.ts';
import { fallbackStorage } from './fallback-storage.ts';
import { recordsChanged } from './records.ts';

const load = () => parseOrders(fallbackStorage.getItem(ORDERS_KEY));

/** When an order was sent (ms since 1970); null if it was not. */
export function orderSentAt(fingerprint: string): number | null {
  return load()[fingerprint]?.sentAt ?? null;
}

/** When an order other than this one was last sent (ms since 1970); null if none was. */
export function otherOrderSentAt(fingerprint: string): number | null {
  const others = Object.entries(load()).flatMap(([other, { sentAt }]) => (other !== fingerprint && sentAt) || []);
  return others.length > 0 ? Math.max(...others) : null;
}

/** The order as first tried, or a new one. Retries keep its key and its date. */
export function beginOrder(fingerprint: string): KeptOrder {
  const kept = load()[fingerprint];
  if (kept) return kept;
  const order = { key: newMessageKey(), orderedAt: Date.now() };
  save(fingerprint, order);
  return order;
}

/** Records that an order was sent, unless it was erased meanwhile. */
export function markOrderSent(fingerprint: string) {
  const kept = load()[fingerprint];
  if (kept) save(fingerprint, { ...kept, sentAt: Date.now() });
}

function save(fingerprint: string, order: KeptOrder) {
  const young = Object.entries(load()).filter(([, { orderedAt }]) => Date.now() - orderedAt <= KEEP_MS);
  fallbackStorage.setItem(ORDERS_KEY, JSON.stringify({ ...Object.fromEntries(young), [fingerprint]: order }));
  recordsChanged();
}
