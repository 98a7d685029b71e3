// How long the checkout's data stays on a device. Every page of the site may load this, so it is short and needs nothing.

/** The keys under which the browser keeps the records: of the two steps, and of what the team calculator worked out. */
export const RECORD_KEYS = {
  personal: 'personal-details',
  payment: 'payment-details',
  estimate: 'order-estimate',
} as const;

/** Beside the records, and never without the personal one: which orders have been sent to us. */
export const ORDERS_KEY = 'checkout-orders';

/** How long a record is kept. */
export const KEEP_HOURS = 24;
export const KEEP_MS = KEEP_HOURS * 60 * 60 * 1_000;

export type RecordKey = (typeof RECORD_KEYS)[keyof typeof RECORD_KEYS];

/** The key beside a record's that says when it was saved, in milliseconds since 1970. The records themselves keep their keys. */
export const savedAtKey = (key: RecordKey) => `${key}-saved-at` as const;

/** Every key that the checkout may have in a browser's storage. */
export const CHECKOUT_KEYS: readonly string[] = [
  ...Object.values(RECORD_KEYS).flatMap((key) => [key, savedAtKey(key)]),
  ORDERS_KEY,
];

/** The part of a browser's storage that is needed. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether a record saved at the stored time is older than 24 hours. A time that cannot be read, or lies ahead, counts. */
export function isTooOld(savedAt: string | null, now: number): boolean {
  if (savedAt === null) return false;
  const age = now - Number(savedAt);
  return !(age >= 0 && age <= KEEP_MS);
}

/** Removes every record that is older than 24 hours. One without a time is given the present one, so that it goes, too. */
export function dropOldRecords(storage: RecordStorage, now: number) {
  for (const key of Object.values(RECORD_KEYS)) {
    const savedAt = storage.getItem(savedAtKey(key));
    if (isTooOld(savedAt, now)) removeRecord(storage, key);
    else if (savedAt === null && storage.getItem(key) !== null) storage.setItem(savedAtKey(key), `${now}`);
  }
}

/** Removes a record with its time; with the personal details goes what was sent. */
export function removeRecord(storage: RecordStorage, key: RecordKey) {
  storage.removeItem(key);
  storage.removeItem(savedAtKey(key));
  if (key === RECORD_KEYS.personal) storage.removeItem(ORDERS_KEY);
}
