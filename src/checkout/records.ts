import {
  maskPayment,
  type PaymentDetails,
  type PersonalDetails,
  parsePersonalDetails,
  RECORD_KEYS,
} from '../../domain/checkout-records.ts';

// Holds what the browser's storage would not take (denied, full), for as long as the visit lasts.
const memory = new Map<string, string>();

function write(key: string, record: object) {
  const text = JSON.stringify(record);
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

export function savePersonalDetails(details: PersonalDetails) {
  write(RECORD_KEYS.personal, details);
}

/** The saved personal details, or null where there are none or they cannot be read. */
export function loadPersonalDetails(): PersonalDetails | null {
  return parsePersonalDetails(read(RECORD_KEYS.personal));
}

/** Keeps the payment record masked: the real digits never leave the form. */
export function savePaymentDetails(details: PaymentDetails) {
  write(RECORD_KEYS.payment, maskPayment(details));
}

/** Removes both records. */
export function clearRecords() {
  for (const key of Object.values(RECORD_KEYS)) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that cannot be reached holds nothing of ours.
    }
  }
}
