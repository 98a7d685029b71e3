import type { Database } from '../database/database.ts';

/** Turns a network address into a text that is the same for the same sender and cannot be turned back. */
export type HashSender = (address: string) => Promise<string>;

/** Makes a {@link HashSender} whose key is kept in the database and shared by all servers; the first one creates it. */
export async function createSenderHash(database: Database): Promise<HashSender> {
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(32)));
  await database.query("insert into secret (name, value) values ('sender-hash', $1) on conflict (name) do nothing", [
    fresh,
  ]);
  const [row] = await database.query<{ value: string }>("select value from secret where name = 'sender-hash'");
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(row?.value ?? fresh),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (address) => toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(address))));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
