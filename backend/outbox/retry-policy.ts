export type RetryPolicy = {
  mail: Waits;
  /** The same for all delivery while the mail server cannot be used. */
  server: Waits;
};

export type Waits = { firstMs: number; longestMs: number };

/** Retries after seconds at first and every 15 minutes at last, without end. */
export const RETRY_POLICY: RetryPolicy = {
  mail: { firstMs: 5_000, longestMs: 15 * 60_000 },
  server: { firstMs: 1_000, longestMs: 30_000 },
};

/** How often, and for how long, a mail is tried that a server refuses because a quota is used up. */
export const QUOTA = { everyMs: 3_600_000, forMs: 24 * 3_600_000 };

/** The longest that a receiver may ask to be left alone. */
export const LONGEST_REST_MS = 24 * 3_600_000;

/** In ms: exponential, with jitter between half and all of it; `failures` from 1, `random` in [0, 1). */
export function backoff({ firstMs, longestMs }: Waits, failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (0.5 + random / 2));
}
