import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  CHECKOUT_KEYS,
  isTooOld,
  ORDERS_KEY,
  RECORD_KEYS,
  type RecordKey,
  savedAtKey,
} from '../../domain/checkout-keeping.ts';
import {
  maskPayment,
  type PaymentDetails,
  type PersonalDetails,
  parsePersonalDetails,
} from '../../domain/checkout-records.ts';
import {
  estimateInAddress,
  type OrderEstimate,
  parseKeptEstimate,
  withKeptEstimate,
} from '../../domain/order-estimate.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { fallbackStorage, isInMemory } from './fallback-storage.ts';

const ESTIMATE = RECORD_KEYS.estimate;
const listeners = new Set<() => void>();

/** Notifies all listeners that the records have changed. */
export function recordsChanged() {
  for (const listener of listeners) listener();
}

/** Subscribes to saved and removed records. Returns the unsubscribe function. */
export function onRecordsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the records reactively; returns `atFirst` until storage can be read. */
export function useRecords<Value, First>(read: () => Value, atFirst: First): Value | First {
  return useSyncExternalStore<Value | First>(onRecordsChange, read, () => atFirst);
}

function save(key: RecordKey, record: object) {
  fallbackStorage.setItem(key, JSON.stringify(record));
  fallbackStorage.setItem(savedAtKey(key), `${Date.now()}`);
  recordsChanged();
}

/** Stores the payment record masked. The real digits never leave the form. */
export function savePaymentDetails(details: PaymentDetails) {
  save(RECORD_KEYS.payment, maskPayment(details));
}

function read(key: RecordKey): string | null {
  return isTooOld(fallbackStorage.getItem(savedAtKey(key)), Date.now()) ? null : fallbackStorage.getItem(key);
}

let parsed: { text: string | null; details: PersonalDetails | null } = { text: null, details: null };

export function savePersonalDetails(details: PersonalDetails) {
  // Valid already, so the next step need not parse them.
  parsed = { text: JSON.stringify(details), details };
  save(RECORD_KEYS.personal, details);
}

/**
 * The stored personal details; null if there are none, they are unreadable, or older than 24 hours. Returns the same object
 * while they are unchanged.
 */
export function loadPersonalDetails(): PersonalDetails | null {
  const text = read(RECORD_KEYS.personal);
  if (text !== parsed.text) parsed = { text, details: parsePersonalDetails(text) };
  return parsed.details;
}

/**
 * The calculator's estimate for a package: read from the address and stored, so that it survives steps, reloads and tabs.
 * Null if there is none, or until storage has been read.
 */
export function useEstimate(pack: CheckoutPackage): OrderEstimate | null {
  useEffect(() => {
    const keep = () => {
      const asked = estimateInAddress(location.search, pack.mostHours);
      if (asked) save(ESTIMATE, withKeptEstimate(read(ESTIMATE), pack.id, asked));
    };
    // A prerendered page may never be shown.
    if (!('prerendering' in document && document.prerendering)) return keep();
    document.addEventListener('prerenderingchange', keep, { once: true });
    return () => document.removeEventListener('prerenderingchange', keep);
  }, [pack]);
  // A string, because a snapshot must be stable between changes.
  const kept = useRecords(() => JSON.stringify(parseKeptEstimate(read(ESTIMATE), pack.id, pack.mostHours)), 'null');
  return useMemo(() => JSON.parse(kept), [kept]);
}

/** When the personal details were stored (ms since 1970). */
export function personalDetailsSavedAt(): number {
  return Number(fallbackStorage.getItem(savedAtKey(RECORD_KEYS.personal)));
}

/** Where a record is kept: on this device, in memory until the page closes, or nowhere. */
export function keptIn(name: keyof typeof RECORD_KEYS): 'device' | 'memory' | null {
  const key = RECORD_KEYS[name];
  return read(key) === null ? null : isInMemory(key) ? 'memory' : 'device';
}

export const isPersonalKept = () => keptIn('personal') !== null;
export const isPersonalOnDevice = () => keptIn('personal') === 'device';
export const isPaymentKept = () => keptIn('payment') !== null;

/** Whether a sent order is stored on this device. */
export const isOrderNoted = () =>
  isPersonalKept() && fallbackStorage.getItem(ORDERS_KEY) !== null && !isInMemory(ORDERS_KEY);

/** Removes everything that the checkout has stored. */
export function clearRecords() {
  for (const key of CHECKOUT_KEYS) fallbackStorage.removeItem(key);
  recordsChanged();
}
