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

/** Names in this folder contain a content hash, so the files never change. */
export const HASHED_FOLDER = '/_astro/';

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** Pages always revalidate, mostly with a 304; only a prefetched page serves the click that follows. */
export function cacheControl(path: string, type: string, prefetched: boolean): string {
  if (path.startsWith(HASHED_FOLDER)) return KEPT_FOR_GOOD;
  if (!type.startsWith('text/html')) return 'public, max-age=3600';
  return prefetched ? 'private, max-age=60' : 'no-cache';
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
} as const;

/** Adds what a meta tag cannot say to each page's own policy. `formTargets` are other origins that forms post to. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const formAction = ["form-action 'self'", ...formTargets].join(' ');
  return {
    ...COMMON,
    'content-security-policy': `frame-ancestors 'none'; base-uri 'none'; object-src 'none'; ${formAction}`,
  };
}

/** For responses that are not pages: nothing in them may run or load. */
export const DATA_HEADERS: Record<string, string> = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function secureResponse(response: Response): Response {
  for (const [name, value] of Object.entries(DATA_HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
