/** What became of acknowledged messages under a fault. */
export type Outcome = {
  fault: string;
  acknowledged: number;
  /** Of those, never taken by the mail server. */
  lost: number;
  /** Taken more often than once, each repetition counted. */
  duplicated: number;
  /** Repetitions that cannot be avoided: the mail was taken, and the server that should have recorded it was gone. */
  unavoidable: number;
  /** Anything else worth a word, such as a time. */
  note: string;
};

/** Counts what became of acknowledged messages, given how often each message was taken. */
export function countOutcome(acknowledged: Iterable<string>, taken: ReadonlyMap<string, number>) {
  const ids = new Set(acknowledged);
  const lost = [...ids].filter((id) => !taken.has(id)).length;
  const duplicated = [...taken.values()].reduce((sum, times) => sum + times - 1, 0);
  return { acknowledged: ids.size, lost, duplicated };
}

/** Polls until a condition holds; rejects after a time that no machine should need. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, longestMs = 120_000): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
