import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';

/** Probe paths. Polled often, so not logged. */
export const HEALTH_PATHS = { alive: '/healthz', ready: '/readyz', mail: '/mailz' } as const;

// Cached for frequent callers, because each check writes to the disk.
const FRESH_MS = 1_000;

/** Answers 200 as long as the program runs at all. */
export async function answerAlive(): Promise<Response> {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}

/** Makes the handler that answers 200 while messages can be stored, and 503 otherwise. */
export function createReadiness(database: Database, now: () => number, log: Log): () => Promise<Response> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let writable: Promise<boolean> = Promise.resolve(false);
  return async () => {
    // In both directions, because a clock may be set back.
    if (Math.abs(now() - checkedAt) > FRESH_MS) {
      checkedAt = now();
      writable = tryWriting(database, checkedAt, log);
    }
    const headers = { 'cache-control': 'no-store' };
    return (await writable)
      ? Response.json({ status: 'ready' }, { headers })
      : Response.json({ status: 'not ready' }, { status: 503, headers: { ...headers, 'retry-after': '5' } });
  };
}

async function tryWriting(database: Database, now: number, log: Log): Promise<boolean> {
  try {
    await database.query(
      `insert into going.readiness (id, checked_at) values (1, $1)
       on conflict (id) do update set checked_at = excluded.checked_at`,
      [now],
    );
    return true;
  } catch (error) {
    log({ level: 'error', event: 'not-ready', reason: reasonOf(error) });
    return false;
  }
}
