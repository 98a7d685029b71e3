/** Waits for a promise, but no longer than this. Rejects if the promise rejects in that time. */
export async function waitFor(work: Promise<unknown>, longestMs: number): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, pause(longestMs, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Waits; returns at once when the signal aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
  });
}
