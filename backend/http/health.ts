import type { MailHealth } from '../../domain/mail-health.ts';
import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import { DATA_HEADERS, hasBearer } from './headers.ts';
import type { PageAnswer } from './pages.ts';

/** Probe paths. Polled often, so not logged. */
export const HEALTH_PATHS = { alive: '/healthz', ready: '/readyz', mail: '/mailz' } as const;

// Cached for frequent callers, because each check writes to the disk.
const FRESH_MS = 1_000;
const HEADERS = { 'cache-control': 'no-store' };

export async function answerAlive(): Promise<PageAnswer> {
  return answer(200, 'alive');
}

// Plain data: the first `Response` of a process takes 13 MB.
function answer(status: number, text: string, more: Record<string, string> = {}): PageAnswer {
  const body = Buffer.from(JSON.stringify({ status: text }));
  const type = { 'content-type': 'application/json', 'content-length': String(body.length) };
  return { status, headers: { ...DATA_HEADERS, ...HEADERS, ...type, ...more }, body };
}

export function createReadiness(database: Database, now: () => number, log: Log): () => Promise<PageAnswer> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let writable: Promise<boolean> = Promise.resolve(false);
  return async () => {
    // In both directions, because a clock may be set back.
    if (Math.abs(now() - checkedAt) > FRESH_MS) {
      checkedAt = now();
      writable = tryWriting(database, checkedAt, log);
    }
    return (await writable) ? answer(200, 'ready') : answer(503, 'not ready', { 'retry-after': '5' });
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

/** 200 while mail goes out or is retried within the owner's patience, else 503; the counts are for who has the secret. */
export function createMailProbe(judge: () => Promise<MailHealth>, secret: string | null, log: Log) {
  return async (request: Request): Promise<Response> => {
    try {
      const { trouble, isWell, ...figures } = await judge();
      const status = trouble ?? (isWell ? 'ok' : 'retrying');
      const body = { status, ...(secret !== null && hasBearer(request, secret) && figures) };
      return Response.json(body, { status: trouble === null ? 200 : 503, headers: HEADERS });
    } catch (error) {
      log({ level: 'error', event: 'mail-not-judged', reason: reasonOf(error) });
      return Response.json({ status: 'unknown' }, { status: 503, headers: HEADERS });
    }
  };
}
