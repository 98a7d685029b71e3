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

/** Limits concurrent requests: `inAll` in total, and `ofOneSender` for each sender. */
export function createSlots(inAll: number, ofOneSender: number) {
  const bySender = new Map<string, number>();
  let taken = 0;
  return {
    /** Takes a slot; null if none is free. The returned function releases it. */
    take(sender: string): (() => void) | null {
      const own = bySender.get(sender) ?? 0;
      if (taken >= inAll || own >= ofOneSender) return null;
      taken += 1;
      bySender.set(sender, own + 1);
      return () => {
        taken -= 1;
        const left = (bySender.get(sender) ?? 1) - 1;
        if (left === 0) bySender.delete(sender);
        else bySender.set(sender, left);
      };
    },
  };
}
