import {
  isTooOld,
  maskPayment,
  type PaymentDetails,
  type PersonalDetails,
  parsePersonalDetails,
  RECORD_KEYS,
  SAVED_AT_KEY,
} from '../../domain/checkout-records.ts';

const ALL_KEYS = [...Object.values(RECORD_KEYS), SAVED_AT_KEY];

// Holds what the browser's storage would not take (denied, full), for as long as the visit lasts.
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function write(key: string, text: string) {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn('This browser keeps no data for the checkout; it is kept until the page is closed.', error);
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function save(key: string, record: object) {
  write(key, JSON.stringify(record));
  write(SAVED_AT_KEY, String(Date.now()));
  for (const listener of listeners) listener();
}

export function savePersonalDetails(details: PersonalDetails) {
  save(RECORD_KEYS.personal, details);
}

/** Keeps the payment record masked: the real digits never leave the form. */
export function savePaymentDetails(details: PaymentDetails) {
  save(RECORD_KEYS.payment, maskPayment(details));
}

/** The saved personal details; null where there are none, they cannot be read or they are older than 24 hours. */
export function loadPersonalDetails(): PersonalDetails | null {
  dropOldRecords();
  return parsePersonalDetails(read(RECORD_KEYS.personal));
}

/** Which records this device holds. */
export function keptRecords(): { personal: boolean; payment: boolean } {
  dropOldRecords();
  return { personal: read(RECORD_KEYS.personal) !== null, payment: read(RECORD_KEYS.payment) !== null };
}

/** Removes everything that the checkout has kept on this device. */
export function clearRecords() {
  for (const key of ALL_KEYS) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that cannot be reached holds nothing of ours.
    }
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when records are saved or removed. Returns the way to stop it. */
export function onRecordsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dropOldRecords() {
  if (isTooOld(read(SAVED_AT_KEY), Date.now())) clearRecords();
}
