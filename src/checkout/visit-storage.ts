import type { RecordStorage } from '../../domain/checkout-keeping.ts';

// Holds what the browser's storage would not take (denied, full), for as long as the visit lasts.
const memory = new Map<string, string>();

/**
 * The browser's storage with a memory in front of it, which holds what the storage has refused. What was written last is
 * read for the rest of the visit, and whatever older text the storage holds under its key goes: it must not come back.
 */
export const visitStorage: RecordStorage = {
  getItem: (key) => {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem: (key, text) => {
    try {
      localStorage.setItem(key, text);
      memory.delete(key);
    } catch (error) {
      memory.set(key, text);
      removeStored(key);
      console.warn('This browser keeps no data for the checkout; it is kept until the page is closed.', error);
    }
  },
  removeItem: (key) => {
    memory.delete(key);
    removeStored(key);
  },
};

/** Whether a key is held in memory only, because the browser's storage has refused it. */
export function isInMemory(key: string): boolean {
  return memory.has(key);
}

/** Tells that another tab has stored something newer under a key. */
export function forgetOlder(key: string) {
  memory.delete(key);
}

function removeStored(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // A full storage lets go of things; one that cannot be reached holds nothing of ours.
  }
}
