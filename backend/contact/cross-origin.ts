const ALLOWED_HEADERS = 'authorization, apikey, content-type, x-client-info, idempotency-key, x-contact-evidence';
const PREFLIGHT_SECONDS = '86400';

/** The origin of another site that a request comes from and that is allowed to call; null for every other request. */
export function allowedForeignOrigin(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && allowedOrigins.includes(origin) ? origin : null;
}

/**
 * Whether a form was posted by a page of another site that is not allowed to. Current browsers say so themselves in
 * `Sec-Fetch-Site`; for older ones `Origin` is compared with the host asked for (without the scheme, which a proxy
 * that ends TLS changes). A request with neither header is no browser's, and so no visitor was misled into it.
 */
export function isForeignForm(request: Request, allowedOrigins: readonly string[]): boolean {
  if (allowedForeignOrigin(request, allowedOrigins) !== null) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** The answer to `OPTIONS`: what an allowed foreign page may send. The site's own pages never need to ask. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } });
}

/** Adds what lets an allowed foreign page read the answer. */
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
