/** Counts what is in work, for all senders together and for each. */
export type Slots = {
  /** Takes a place; null if there is none left. What it returns gives the place back. */
  take(sender: string): (() => void) | null;
};

/** Makes the places that requests need while they are in work: so many in all, and so many of one sender. */
export function createSlots(inAll: number, ofOneSender: number): Slots {
  const bySender = new Map<string, number>();
  let taken = 0;
  return {
    take(sender) {
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
