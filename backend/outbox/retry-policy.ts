export type RetryPolicy = {
  /** The wait after a mail's first failure and the longest wait, in milliseconds. */
  mail: Waits;
  /** The same for the whole delivery while the mail server cannot be used. */
  server: Waits;
};

export type Waits = { firstMs: number; longestMs: number };

/** A mail is tried again after seconds at first and every quarter of an hour at last, for as long as it takes. */
export const RETRY_POLICY: RetryPolicy = {
  mail: { firstMs: 5_000, longestMs: 15 * 60_000 },
  server: { firstMs: 1_000, longestMs: 30_000 },
};

/**
 * How long to wait after the given number of failures in a row (from 1), in milliseconds: doubled each time up to the
 * longest wait, and between half and all of that by chance, so that many do not come back in the same moment.
 * `random` is in [0, 1).
 */
export function backoff({ firstMs, longestMs }: Waits, failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (0.5 + random / 2));
}
