// How long the checkout's data stays on a device. Any page may load this, so it is short and has no imports.

export const RECORD_KEYS = {
  personal: 'personal-details',
  payment: 'payment-details',
  estimate: 'order-estimate',
} as const;

export type RecordKey = (typeof RECORD_KEYS)[keyof typeof RECORD_KEYS];

export const savedAtKey = (key: RecordKey) => `${key}-saved-at` as const;

/** Which packages were ordered, and when. No personal data, so 'Back to Home' keeps it. */
export const SENT_KEY = 'orders-sent';

/** When the records were last erased (ms since 1970): older drafts are erased unread. */
export const ERASED_KEY = 'checkout-erased-at';

export const DETAIL_KEYS: readonly string[] = Object.values(RECORD_KEYS).flatMap((key) => [key, savedAtKey(key)]);

export const CHECKOUT_KEYS: readonly string[] = [...DETAIL_KEYS, SENT_KEY, ERASED_KEY];

export const KEEP_HOURS = 24;
export const KEEP_MS = KEEP_HOURS * 60 * 60 * 1_000;

export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether something saved at this time is older than 24 hours. Unreadable and future times count as expired. */
export function isTooOld(savedAt: string | number | null, now: number): boolean {
  if (savedAt === null) return false;
  const age = now - Number(savedAt);
  return !(age >= 0 && age <= KEEP_MS);
}

/** Times in ms since 1970, of two clocks; `receivedAt` is null without an answer, and that of the first of two orders. */
export type SentOrder = { name: string; sentAt: number; receivedAt: number | null };

// The range of a Date.
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 8.64e15;

export function parseSentOrders(stored: string | null, now: number): Record<string, SentOrder> {
  try {
    const orders = Object.entries<Partial<SentOrder> | null>(JSON.parse(stored ?? '{}'));
    const young = orders.flatMap(([id, order]) => {
      const { name, sentAt, receivedAt } = { ...order };
      if (typeof name !== 'string' || typeof sentAt !== 'number' || isTooOld(sentAt, now)) return [];
      return [[id, { name, sentAt, receivedAt: isTime(receivedAt) ? receivedAt : null }] as const];
    });
    return Object.fromEntries(young);
  } catch {
    return {};
  }
}

// A record without a time gets the current one, so that it expires too. The personal details' time stays for as long again,
// so that the checkout can say why they are gone.
export function dropOldRecords(storage: RecordStorage, now: number) {
  for (const key of Object.values(RECORD_KEYS)) {
    const savedAt = storage.getItem(savedAtKey(key));
    if (savedAt === null && storage.getItem(key) !== null) storage.setItem(savedAtKey(key), `${now}`);
    if (!isTooOld(savedAt, now)) continue;
    storage.removeItem(key);
    if (key !== RECORD_KEYS.personal || isTooOld(savedAt, now - KEEP_MS)) storage.removeItem(savedAtKey(key));
  }
  const sent = storage.getItem(SENT_KEY);
  const young = JSON.stringify(parseSentOrders(sent, now));
  if (young === '{}') storage.removeItem(SENT_KEY);
  else if (young !== sent) storage.setItem(SENT_KEY, young);
  if (isTooOld(storage.getItem(ERASED_KEY), now)) storage.removeItem(ERASED_KEY);
  // Written by version 0.2, with a key for each order.
  storage.removeItem('checkout-orders');
}
