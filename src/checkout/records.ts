import { useSyncExternalStore } from 'react';
import {
  CHECKOUT_KEYS,
  dropOldRecords,
  isTooOld,
  KEEP_MS,
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
import { type OrderEstimate, parseKeptEstimate, withKeptEstimate } from '../../domain/order-estimate.ts';
import type { CheckoutPackage } from '../catalogue/checkout.ts';
import { isInMemory, visitStorage } from './visit-storage.ts';

const KEYS = Object.values(RECORD_KEYS);
const listeners = new Set<() => void>();

/** Tells everybody who listens that the records have changed. */
export function recordsChanged() {
  for (const listener of listeners) listener();
}

/** Calls the listener when records are saved or removed. Returns the way to stop it. */
export function onRecordsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a component reads of the records, always up to date; `atFirst` stands until the browser's storage can be read. */
export function useRecords<Value, First>(read: () => Value, atFirst: First): Value | First {
  return useSyncExternalStore<Value | First>(onRecordsChange, read, () => atFirst);
}

function save(key: RecordKey, record: object) {
  visitStorage.setItem(key, JSON.stringify(record));
  visitStorage.setItem(savedAtKey(key), `${Date.now()}`);
  recordsChanged();
}

export function savePersonalDetails(details: PersonalDetails) {
  save(RECORD_KEYS.personal, details);
}

/** Keeps the payment record masked: the real digits never leave the form. */
export function savePaymentDetails(details: PaymentDetails) {
  save(RECORD_KEYS.payment, maskPayment(details));
}

/** Keeps what was worked out for a package, in place of what was worked out for it before, beside that of others. */
export function saveEstimate({ id }: CheckoutPackage, estimate: OrderEstimate) {
  save(RECORD_KEYS.estimate, withKeptEstimate(read(RECORD_KEYS.estimate), id, estimate));
}

function read(key: RecordKey): string | null {
  return isTooOld(visitStorage.getItem(savedAtKey(key)), Date.now()) ? null : visitStorage.getItem(key);
}

let parsed: { text: string | null; details: PersonalDetails | null } = { text: null, details: null };

/**
 * The saved personal details; null where there are none, they cannot be read or they are older than 24 hours. The same
 * object as long as they are the same.
 */
export function loadPersonalDetails(): PersonalDetails | null {
  const text = read(RECORD_KEYS.personal);
  if (text !== parsed.text) parsed = { text, details: parsePersonalDetails(text) };
  return parsed.details;
}

/** What was worked out for a package; null where there is none, it cannot be read or it is older than 24 hours. */
export function loadEstimate({ id, mostHours }: CheckoutPackage): OrderEstimate | null {
  return parseKeptEstimate(read(RECORD_KEYS.estimate), id, mostHours);
}

/** When the personal details were saved, in milliseconds since 1970. */
export function personalDetailsSavedAt(): number {
  return Number(visitStorage.getItem(savedAtKey(RECORD_KEYS.personal)));
}

/** Where a record is kept: on this device, in memory until the page is closed, or not at all. */
export function keptIn(name: keyof typeof RECORD_KEYS): 'device' | 'memory' | null {
  const key = RECORD_KEYS[name];
  return read(key) === null ? null : isInMemory(key) ? 'memory' : 'device';
}

export const isPersonalKept = () => keptIn('personal') !== null;
export const isPaymentKept = () => keptIn('payment') !== null;

/** Whether it is kept on this device, beside the personal details, that an order was sent. */
export const isOrderNoted = () =>
  isPersonalKept() && visitStorage.getItem(ORDERS_KEY) !== null && !isInMemory(ORDERS_KEY);

/** Removes everything that the checkout has kept on this device. */
export function clearRecords() {
  for (const key of CHECKOUT_KEYS) visitStorage.removeItem(key);
  recordsChanged();
}

/** Removes the records that are older than 24 hours. Returns how many milliseconds later to look again, if at all. */
export function dropOld(): number | null {
  const before = keptTimes();
  dropOldRecords(visitStorage, Date.now());
  const after = keptTimes();
  if (after.length < before.length) recordsChanged();
  return after.length > 0 ? Math.min(...after) + KEEP_MS - Date.now() : null;
}

function keptTimes(): number[] {
  return KEYS.flatMap((key) => {
    const savedAt = visitStorage.getItem(savedAtKey(key));
    return savedAt === null ? [] : [Number(savedAt)];
  });
}
