import type { RecordStorage } from '../../domain/checkout-keeping.ts';

const memory = new Map<string, string>();
let hasWarned = false;

/** Browser storage with memory for what it refuses: an older stored value is removed, so that it cannot come back. */
export const fallbackStorage: RecordStorage = {
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
      if (!hasWarned)
        console.warn('This browser keeps no data for the checkout; it is kept until the page is closed.', error);
      hasWarned = true;
    }
  },
  removeItem: (key) => {
    memory.delete(key);
    removeStored(key);
  },
};

export function isInMemory(key: string): boolean {
  return memory.has(key);
}

/** Called when another tab has stored a newer value under a key. */
export function forgetOlder(key: string) {
  memory.delete(key);
}

function removeStored(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // A full store can still remove; one that throws holds nothing of ours.
  }
}
