/** Names in this folder contain a content hash, so the files never change. */
export const HASHED_FOLDER = '/_astro/';

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * How long a browser may use a file without revalidating. Pages always revalidate, mostly with a 304; only a prefetched page
 * serves the click that follows.
 */
export function cacheControl(path: string, type: string, prefetched: boolean): string {
  if (path.startsWith(HASHED_FOLDER)) return KEPT_FOR_GOOD;
  if (!type.startsWith('text/html')) return 'public, max-age=3600';
  return prefetched ? 'private, max-age=60' : 'no-cache';
}
