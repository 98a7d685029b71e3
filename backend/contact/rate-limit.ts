import { createHmac, randomBytes } from 'node:crypto';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import type { Database, Queries } from '../database/database.ts';

/** A text's hash under today's key and under every key that may still count. */
export type KeyedHash = { today: string; counted: readonly string[] };

/** While a key is kept, brute force recovers the text, so each is used for a day, then deleted: {@link forgetOldKeys}. */
type Hashed = { name: string; windowMs: number };

// Names sort chronologically.
const keyOfDay = (name: string, time: number) => `${name}-${new Date(time).toISOString().slice(0, 10)}`;

/** With keys in the database. The key changes at midnight (UTC); the old one counts for a window longer. */
export async function keyedHash(database: Database, hashed: Hashed, text: string, now: number): Promise<KeyedHash> {
  const { name, windowMs } = hashed;
  const days = new Set([now - windowMs, now].map((time) => keyOfDay(name, time)));
  const hashes = new Map<string, string>();
  for (const day of days) {
    const hash = createHmac('sha256', await keptKey(database, day)).update(text);
    hashes.set(day, `${name}:${hash.digest('hex')}`);
  }
  return { today: hashes.get(keyOfDay(name, now)) as string, counted: [...hashes.values()] };
}

async function forgetOldKeys({ query }: Database, { name, windowMs }: Hashed, now: number): Promise<void> {
  const oldest = keyOfDay(name, now - windowMs);
  await query(`delete from going.secret where name like '${name}%' and name < $1`, [oldest]);
}

async function keptKey({ query }: Database, name: string): Promise<string> {
  const [kept] = await query<{ value: string }>('select value from going.secret where name = $1', [name]);
  if (kept) return kept.value;
  const fresh = randomBytes(32).toString('hex');
  // Of several servers that make one at the same time, all use the first.
  const [first] = await query<{ value: string }>(
    'insert into going.secret (name, value) values ($1, $2) on conflict (name) do update set name = $1 returning value',
    [name, fresh],
  );
  return first?.value ?? fresh;
}

export const RATE_WINDOW_MS = CONTACT_RATE_WINDOW_MINUTES * 60_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** At most this many messages; 0 means no limit. */
export type RateLimits = { perSender: number; perHour: number };

export const SENDER: Hashed = { name: 'sender-hash', windowMs: RATE_WINDOW_MS };

export const WRITER: Hashed = { name: 'writer-hash', windowMs: DAY_MS };

/** An order: the same again within a day is a repeated one. */
export const ORDER: Hashed = { name: 'order-hash', windowMs: DAY_MS };

/** Anybody can write under anybody's address, so more are held, not refused. */
export const PER_WRITER = 10;

type RateCheck = { ok: true; recent: number[] } | { ok: false; retryAfterSeconds: number };

/** Whether as many messages as `limits` allow were mailed within the hour. Not exact under concurrency. */
export async function isHourFull({ query }: Queries, { perHour }: RateLimits, now: number): Promise<boolean> {
  if (perHour === 0) return false;
  const rows = await query(
    // Messages from the future were stored before a clock was set back.
    `select 1 as one from going.contact_message where spam_reason is null and received_at > $1 and received_at < $3
     order by received_at desc limit 1 offset $2`,
    [now - HOUR_MS, perHour - 1, now + HOUR_MS],
  );
  return rows.length > 0;
}

// Locks its rows until the transaction ends, in the same order in every transaction, so that the count is exact:
// the no-op update takes the lock on Postgres.
export async function checkRate(
  queries: Queries,
  { windowMs }: Hashed,
  hash: KeyedHash,
  limit: number,
  now: number,
): Promise<RateCheck> {
  const recent = new Map<string, number[]>();
  for (const counted of hash.counted) {
    const [row] = await queries.query<{ posts: string }>(
      `insert into going.contact_rate (sender, posts, last_at) values ($1, '', $2)
       on conflict (sender) do update set sender = excluded.sender returning posts`,
      [counted, now],
    );
    const posts = row?.posts ? row.posts.split(',').map(Number) : [];
    const counting = posts.filter((at) => now - at < windowMs);
    recent.set(counted, counting);
  }
  const all = [...recent.values()].flat().sort((a, b) => a - b);
  const oldestThatCounts = all[all.length - limit];
  if (oldestThatCounts === undefined) return { ok: true, recent: recent.get(hash.today) ?? [] };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((oldestThatCounts + windowMs - now) / 1000)) };
}

export async function recordPost(queries: Queries, hash: KeyedHash, recent: number[], now: number): Promise<void> {
  await queries.query('update going.contact_rate set posts = $2, last_at = $3 where sender = $1', [
    hash.today,
    [...recent, now].join(','),
    now,
  ]);
}

// Also those of a clock that was ahead and has been set back. Never within a post's transaction: two posts that each hold a
// row which the other wants to delete would deadlock.
export async function forgetOldSenders(database: Database, now: number): Promise<void> {
  await database.query(
    `delete from going.contact_rate where sender in (
       select sender from going.contact_rate
       where last_at > $3 or (last_at <= $1 and (last_at <= $2 or sender not like '${WRITER.name}:%')) ${database.skipLocked}
     )`,
    [now - SENDER.windowMs, now - WRITER.windowMs, now + HOUR_MS],
  );
  for (const hashed of [SENDER, WRITER, ORDER]) await forgetOldKeys(database, hashed, now);
}
