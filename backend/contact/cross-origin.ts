const ALLOWED_HEADERS =
  'authorization, apikey, content-type, x-client-info, idempotency-key, x-contact-evidence, x-contact-order, x-contact-language';
const PREFLIGHT_SECONDS = '86400';

/** The request's origin if it is another site that may call; null for every other request. */
export function allowedForeignOrigin(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && allowedOrigins.includes(origin) ? origin : null;
}

/**
 * Whether a form was posted by a page of another site that is not allowed to. Current browsers send `Sec-Fetch-Site`;
 * for older ones `Origin` is compared with the requested host (not the scheme, which a proxy that ends TLS changes). A
 * request with neither header does not come from a browser, so it cannot be forged (CSRF).
 */
export function isForeignForm(request: Request, allowedOrigins: readonly string[]): boolean {
  if (allowedForeignOrigin(request, allowedOrigins) !== null) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** The answer to a CORS preflight: what an allowed origin may send. The site's own pages need none. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } });
}

/** Adds the CORS headers that let an allowed origin read the answer. */
export function shareWithOrigin(response: Response, origin: string | null, anyAllowed: boolean): Response {
  if (anyAllowed) response.headers.append('vary', 'Origin');
  if (origin === null) return response;
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', 'retry-after');
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  if (response.status === 204) {
    response.headers.set('access-control-allow-methods', 'POST');
    response.headers.set('access-control-allow-headers', ALLOWED_HEADERS);
    response.headers.set('access-control-max-age', PREFLIGHT_SECONDS);
  }
  return response;
}
