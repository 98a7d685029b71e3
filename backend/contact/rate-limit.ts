import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import type { Database, Queries } from '../database/database.ts';
import { forgetOldKeys, type Sender } from './sender-hash.ts';

/** The window of the setting `CONTACT_RATE_LIMIT`. */
export const RATE_WINDOW_MS = CONTACT_RATE_WINDOW_MINUTES * 60_000;

/** At most `limit` messages from one sender in any `windowMs` milliseconds; a limit of 0 means no limit. */
export type RateLimit = { limit: number; windowMs: number };

/** `recent` holds the sender's posts under today's hash that are still within the window. */
export type RateCheck = { ok: true; recent: number[] } | { ok: false; retryAfterSeconds: number };

/**
 * Reads when a sender (keyed hashes, never an address) last posted and whether one more is allowed. Locks the sender's rows
 * until the transaction ends, so that the count is exact under concurrency: the no-op update takes the lock on Postgres, in
 * the same order in every transaction.
 */
export async function checkRate(queries: Queries, sender: Sender, rate: RateLimit, now: number): Promise<RateCheck> {
  const recent = new Map<string, number[]>();
  for (const hash of sender.counted) {
    const [row] = await queries.query<{ posts: string }>(
      `insert into going.contact_rate (sender, posts, last_at) values ($1, '', $2)
       on conflict (sender) do update set sender = excluded.sender returning posts`,
      [hash, now],
    );
    const posts = row?.posts ? row.posts.split(',').map(Number) : [];
    recent.set(
      hash,
      // A post more than a window ahead was recorded before a clock was set back: ignore it.
      posts.filter((at) => Math.abs(at - now) < rate.windowMs),
    );
  }
  const all = [...recent.values()].flat().sort((a, b) => a - b);
  const oldestThatCounts = all[all.length - rate.limit];
  if (oldestThatCounts === undefined) return { ok: true, recent: recent.get(sender.today) ?? [] };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldestThatCounts + rate.windowMs - now) / 1000)) };
}

/** Counts one post, in the transaction in which {@link checkRate} allowed it. */
export async function recordPost(queries: Queries, sender: Sender, recent: number[], now: number): Promise<void> {
  await queries.query('update going.contact_rate set posts = $2, last_at = $3 where sender = $1', [
    sender.today,
    [...recent, now].join(','),
    now,
  ]);
}

/**
 * Deletes senders without a post in the window, and the keys of their hashes. Never within a post's transaction: two posts
 * that each hold a row the other wants to delete would deadlock.
 */
export async function forgetOldSenders(database: Database, rate: RateLimit, now: number): Promise<void> {
  await database.query(
    `delete from going.contact_rate where sender in (
       select sender from going.contact_rate where last_at <= $1 ${database.skipLocked}
     )`,
    [now - rate.windowMs],
  );
  await forgetOldKeys(database, rate.windowMs, now);
}
