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
