/** What one visitor may take of the server. Times in milliseconds. */
export const LIMITS = {
  /** For the headers of a request to arrive, and for all of it. */
  headersMs: 5_000,
  requestMs: 10_000,
  /** How often the two above are looked after. */
  checkMs: 1_000,
  /** How long a connection is kept for another request, and how long an answer may stand still. */
  keepAliveMs: 10_000,
  silenceMs: 20_000,
  headerBytes: 16 * 1024,
  connections: 4_000,
  /** Calls of functions in work at the same time, in all and of one sender; more are answered 503. */
  handledAtOnce: 1_000,
  handledAtOnceOfOne: 100,
} as const;
