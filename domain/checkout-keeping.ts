// How long the checkout's data stays on a device. Any page may load this, so it is short and has no imports.

/** The storage keys of the records: the two steps, and the calculator's estimate. */
export const RECORD_KEYS = {
  personal: 'personal-details',
  payment: 'payment-details',
  estimate: 'order-estimate',
} as const;

/** Which orders have been sent. Never stored without the personal record. */
export const ORDERS_KEY = 'checkout-orders';

/** How long a record is kept. */
export const KEEP_HOURS = 24;
export const KEEP_MS = KEEP_HOURS * 60 * 60 * 1_000;

export type RecordKey = (typeof RECORD_KEYS)[keyof typeof RECORD_KEYS];

/** The key of a record's saving time (ms since 1970). */
export const savedAtKey = (key: RecordKey) => `${key}-saved-at` as const;

/** Every storage key that the checkout may use. */
export const CHECKOUT_KEYS: readonly string[] = [
  ...Object.values(RECORD_KEYS).flatMap((key) => [key, savedAtKey(key)]),
  ORDERS_KEY,
];

/** The required subset of `Storage`. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether a record saved at this time is older than 24 hours. Unreadable and future times count as expired. */
export function isTooOld(savedAt: string | null, now: number): boolean {
  if (savedAt === null) return false;
  const age = now - Number(savedAt);
  return !(age >= 0 && age <= KEEP_MS);
}

/** Removes records older than 24 hours. A record without a time gets the current one, so that it expires too. */
export function dropOldRecords(storage: RecordStorage, now: number) {
  for (const key of Object.values(RECORD_KEYS)) {
    const savedAt = storage.getItem(savedAtKey(key));
    if (isTooOld(savedAt, now)) removeRecord(storage, key);
    else if (savedAt === null && storage.getItem(key) !== null) storage.setItem(savedAtKey(key), `${now}`);
  }
}

/** Removes a record and its time; with the personal record also the sent orders. */
export function removeRecord(storage: RecordStorage, key: RecordKey) {
  storage.removeItem(key);
  storage.removeItem(savedAtKey(key));
  if (key === RECORD_KEYS.personal) storage.removeItem(ORDERS_KEY);
}
