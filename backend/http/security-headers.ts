/** On every response. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
} as const;

/**
 * For pages and files. Each page has its own policy for scripts and styles, with hashes made at build; this one adds what a
 * meta tag cannot say. `formTargets` are other origins that forms post to. The browser enforces both policies.
 */
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

/** Adds the headers for data, except those already set. */
export function secureResponse(response: Response): Response {
  for (const [name, value] of Object.entries(DATA_HEADERS)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
