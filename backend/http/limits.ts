/** Limits for one visitor. Times in ms. */
export const LIMITS = {
  /** For a request's headers, and for the whole request. */
  headersMs: 5_000,
  requestMs: 10_000,
  /** How often the two limits above are checked. */
  checkMs: 1_000,
  /** How long an idle connection is kept, and how long an answer may stall. */
  keepAliveMs: 10_000,
  silenceMs: 20_000,
  headerBytes: 16 * 1024,
  connections: 4_000,
  /** Concurrent function calls, in total and from one sender; further ones are answered 503. */
  handledAtOnce: 1_000,
  handledAtOnceOfOne: 100,
} as const;
