import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CheckoutPackage } from '../../catalogue/printed-checkout.ts';
import {
  CHECKOUT_KEYS,
  DETAIL_KEYS,
  ERASED_KEY,
  isTooOld,
  parseSentOrders,
  RECORD_KEYS,
  type RecordKey,
  SENT_KEY,
  type SentOrder,
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
  type KeptEstimate,
  parseKeptEstimate,
  withKeptEstimate,
} from '../../domain/order-estimate.ts';
import { historyDraft } from '../ui/history-draft.ts';
import { fallbackStorage, isInMemory } from './fallback-storage.ts';

const ESTIMATE = RECORD_KEYS.estimate;
const listeners = new Set<() => void>();

export function recordsChanged() {
  for (const listener of listeners) listener();
}

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

/** What is typed into both steps, but the card number and the CVC, until it is saved. */
export const draft = historyDraft(
  'checkoutDraft',
  (at) => isTooOld(at, Date.now()) || at <= Number(fallbackStorage.getItem(ERASED_KEY)),
);

export function savePaymentDetails(details: PaymentDetails) {
  save(RECORD_KEYS.payment, maskPayment(details));
}

export function loadPaymentDetails(): Pick<PaymentDetails, 'cardholderName' | 'expiryDate'> | null {
  try {
    const { cardholderName, expiryDate } = JSON.parse(read(RECORD_KEYS.payment) ?? '');
    return typeof cardholderName === 'string' && typeof expiryDate === 'string' ? { cardholderName, expiryDate } : null;
  } catch {
    return null;
  }
}

function read(key: RecordKey): string | null {
  return isTooOld(fallbackStorage.getItem(savedAtKey(key)), Date.now()) ? null : fallbackStorage.getItem(key);
}

let parsed: { text: string | null; details: PersonalDetails | null } = { text: null, details: null };

/** Stores the personal details. Those that were sent already stay as they are: they have not changed since. */
export function savePersonalDetails(details: PersonalDetails) {
  const text = JSON.stringify(details);
  const lastSentAt = Math.max(0, ...Object.values(loadSentOrders()).map((order) => order.sentAt));
  if (text === read(RECORD_KEYS.personal) && detailsChangedAt() <= lastSentAt) return;
  // Valid already, so the next step need not parse them.
  parsed = { text, details };
  save(RECORD_KEYS.personal, details);
}

/** The stored personal details, the same object while they are unchanged; null if there are none, unreadable or too old. */
export function loadPersonalDetails(): PersonalDetails | null {
  const text = read(RECORD_KEYS.personal);
  if (text !== parsed.text) parsed = { text, details: parsePersonalDetails(text) };
  return parsed.details;
}

/** The calculator's estimate for a package, stored from the address; null if there is none, or until storage has been read. */
export function useEstimate(pack: CheckoutPackage): KeptEstimate | null {
  useEffect(() => {
    const keep = () => {
      const asked = estimateInAddress(location.search, pack.mostHours);
      const record = read(ESTIMATE);
      const kept = parseKeptEstimate(record, pack.id, pack.mostHours);
      if (!asked || (asked.hours === kept?.hours && asked.months === kept.months)) return;
      save(ESTIMATE, withKeptEstimate(record, pack.id, { ...asked, at: Date.now() }));
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
export const detailsChangedAt = () => Number(fallbackStorage.getItem(savedAtKey(RECORD_KEYS.personal)));

/** Whether the personal details were erased because they were older than 24 hours. */
export const areDetailsExpired = () => isTooOld(fallbackStorage.getItem(savedAtKey(RECORD_KEYS.personal)), Date.now());

export function loadSentOrders(): Record<string, SentOrder> {
  return parseSentOrders(fallbackStorage.getItem(SENT_KEY), Date.now());
}

/** Notes that an order was sent, or with null that it was not. */
export function noteSentOrder(id: string, order: SentOrder | null) {
  const { [id]: _, ...others } = loadSentOrders();
  fallbackStorage.setItem(SENT_KEY, JSON.stringify(order ? { ...others, [id]: order } : others));
  recordsChanged();
}

const NOTED = { ...RECORD_KEYS, sent: SENT_KEY };

/** Where a record is kept: on this device, in memory until the page closes, or nowhere. */
export function keptIn(name: keyof typeof NOTED): 'device' | 'memory' | null {
  const isKept = name === 'sent' ? Object.keys(loadSentOrders()).length > 0 : read(RECORD_KEYS[name]) !== null;
  return isKept ? (isInMemory(NOTED[name]) ? 'memory' : 'device') : null;
}

/** 'Back to Home': removes the details and all drafts, and keeps that an order was sent. */
export const eraseDetails = () => erase(DETAIL_KEYS);

export const eraseAll = () => erase(CHECKOUT_KEYS);

function erase(keys: readonly string[]) {
  for (const key of keys) fallbackStorage.removeItem(key);
  fallbackStorage.setItem(ERASED_KEY, `${Date.now()}`);
  draft.forget();
  recordsChanged();
}
