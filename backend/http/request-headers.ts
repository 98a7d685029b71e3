import { createHash, timingSafeEqual } from 'node:crypto';

// Each trusted proxy appends its client to `X-Forwarded-For`; entries further left may be forged. IPv6 is cut to 64 bits,
// because one customer owns the rest.
export function senderAddress(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return normalize(connection) ?? connection;
  const entries = forwardedFor.split(',');
  const entry = entries.at(-Math.min(trustedProxies, entries.length)) ?? '';
  return normalize(entry) ?? normalize(connection) ?? connection;
}

function normalize(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return bare;
  // The URL parser canonicalises an IPv6 address and rejects anything else in brackets.
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return null;
  const [left = '', right = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export function hasBearer(request: Request, secret: string): boolean {
  return isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`);
}

/** Compares hashes, so that timing reveals nothing about a guess, not even its length. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
