/** What one visitor may take of the server. Times in milliseconds. */
export const LIMITS = {
  /** For the headers of a request to arrive, and for all of it. */
  headersMs: 5_000,
  requestMs: 10_000,
  /** How often the two above are checked. */
  checkMs: 1_000,
  /** How long an idle connection is kept, and how long an answer may make no progress. */
  keepAliveMs: 10_000,
  silenceMs: 20_000,
  headerBytes: 16 * 1024,
  connections: 4_000,
  /** Function calls handled at the same time, in total and for one sender; more are answered 503. */
  handledAtOnce: 1_000,
  handledAtOnceOfOne: 100,
} as const;
