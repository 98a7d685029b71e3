import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A text's hash under today's key and under every key that may still count. */
export type KeyedHash = { today: string; counted: readonly string[] };

/**
 * What is hashed and for how long a hash counts. While a key is kept, anyone with the database can recover the text by brute
 * force, so each key is used for a day and deleted when nothing that it hashed counts any more; see {@link forgetOldKeys}.
 */
export type Hashed = { name: string; windowMs: number };

// Names sort chronologically.
const keyOfDay = (name: string, time: number) => `${name}-${new Date(time).toISOString().slice(0, 10)}`;

/**
 * Hashes a text with keys that are stored in the database and shared by all servers. The key changes at midnight (UTC); the
 * old one counts for a window longer.
 */
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

/** Deletes keys that no counted hash uses. */
export async function forgetOldKeys(database: Database, { name, windowMs }: Hashed, now: number): Promise<void> {
  await database.query(`delete from going.secret where name like '${name}%' and name < $1`, [
    keyOfDay(name, now - windowMs),
  ]);
}

async function keptKey(database: Database, name: string): Promise<string> {
  const find = () => database.query<{ value: string }>('select value from going.secret where name = $1', [name]);
  const [kept] = await find();
  if (kept) return kept.value;
  const fresh = randomBytes(32).toString('hex');
  await database.query('insert into going.secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    fresh,
  ]);
  const [row] = await find();
  return row?.value ?? fresh;
}
