import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import type { Database, Queries } from '../database/database.ts';

/** The window of the setting `CONTACT_RATE_LIMIT`. */
export const RATE_WINDOW_MS = CONTACT_RATE_WINDOW_MINUTES * 60_000;

/** At most `limit` messages of one sender in any `windowMs` milliseconds; a limit of 0 means no limit. */
export type RateLimit = { limit: number; windowMs: number };

export type RateCheck = { ok: true; recent: number[] } | { ok: false; retryAfterSeconds: number };

/**
 * Reads when a sender (a keyed hash, never an address) last posted and says whether one more is allowed.
 * The sender's row stays locked until the transaction ends, so that the count is exact however many post at once:
 * the update that changes nothing is what locks it on Postgres.
 */
export async function checkRate(queries: Queries, sender: string, rate: RateLimit, now: number): Promise<RateCheck> {
  const [row] = await queries.query<{ posts: string }>(
    `insert into contact_rate (sender, posts, last_at) values ($1, '', $2)
     on conflict (sender) do update set sender = excluded.sender returning posts`,
    [sender, now],
  );
  const posts = row?.posts ? row.posts.split(',').map(Number) : [];
  const recent = posts.filter((at) => at > now - rate.windowMs);
  const oldestThatCounts = recent[recent.length - rate.limit];
  if (oldestThatCounts === undefined) return { ok: true, recent };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldestThatCounts + rate.windowMs - now) / 1000)) };
}

/** Counts one post of a sender, in the transaction in which {@link checkRate} has allowed it. */
export async function recordPost(queries: Queries, sender: string, recent: number[], now: number): Promise<void> {
  await queries.query('update contact_rate set posts = $2, last_at = $3 where sender = $1', [
    sender,
    [...recent, now].join(','),
    now,
  ]);
}

/**
 * Forgets the senders who have not posted within the window. Never inside the transaction of a post: two posts that
 * each hold a row which the other wants to delete would deadlock.
 */
export async function forgetOldSenders(database: Database, rate: RateLimit, now: number): Promise<void> {
  await database.query(
    `delete from contact_rate where sender in (
       select sender from contact_rate where last_at <= $1 ${database.skipLocked}
     )`,
    [now - rate.windowMs],
  );
}
