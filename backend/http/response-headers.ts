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
