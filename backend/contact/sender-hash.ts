import type { Database } from '../database/database.ts';

/** A sender's hash under today's key and under every key that may still count. */
export type Sender = { today: string; counted: readonly string[] };

/**
 * Turns a network address into keyed hashes, the same for a sender all day. While a key is kept, anyone with the database can
 * recover an address by brute force, so each key is used for a day and deleted soon after; see {@link forgetOldKeys}.
 */
export type HashSender = (address: string, now: number) => Promise<Sender>;

const NAME = 'sender-hash';

// Names sort chronologically.
const keyOfDay = (time: number) => `${NAME}-${new Date(time).toISOString().slice(0, 10)}`;

/**
 * Makes a {@link HashSender} whose keys are stored in the database and shared by all servers. Within one window of midnight
 * (UTC) both days' keys count: the old one for recent posts, the next one because another server's clock may be ahead.
 */
export function createSenderHash(database: Database, windowMs: number): HashSender {
  return async (address, now) => {
    const names = [...new Set([now - windowMs, now, now + windowMs].map(keyOfDay))];
    const hashes = new Map<string, string>();
    for (const name of names) hashes.set(name, await hash(address, await keptKey(database, name)));
    return { today: hashes.get(keyOfDay(now)) as string, counted: [...hashes.values()] };
  };
}

/** Deletes keys that no counted post uses. */
export async function forgetOldKeys(database: Database, windowMs: number, now: number): Promise<void> {
  await database.query(`delete from going.secret where name like '${NAME}%' and name < $1`, [keyOfDay(now - windowMs)]);
}

async function keptKey(database: Database, name: string): Promise<string> {
  const find = () => database.query<{ value: string }>('select value from going.secret where name = $1', [name]);
  const [kept] = await find();
  if (kept) return kept.value;
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(32)));
  await database.query('insert into going.secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    fresh,
  ]);
  const [row] = await find();
  return row?.value ?? fresh;
}

async function hash(address: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(address))));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
