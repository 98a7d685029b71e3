import type { Database } from '../../backend/database/database.ts';

/** What became of acknowledged messages, by how often each was accepted; `lost` never were. */
export function countOutcome(acknowledged: ReadonlySet<string>, taken: ReadonlyMap<string, number>) {
  const lost = [...acknowledged].filter((id) => !taken.has(id)).length;
  const duplicated = [...taken.values()].reduce((sum, times) => sum + times - 1, 0);
  return { acknowledged: acknowledged.size, lost, duplicated };
}

/** How many acknowledged messages are not in the database. */
export async function countMissingRows(database: Database, acknowledged: ReadonlySet<string>): Promise<number> {
  const rows = await database.query<{ id: string }>('select id from going.contact_message');
  return acknowledged.difference(new Set(rows.map(({ id }) => id))).size;
}

/** Polls until a condition holds; rejects after a time that no machine should need. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  longestMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
