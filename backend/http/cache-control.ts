/** File names in this folder hold a hash of the content, so these files never change. */
export const HASHED_FOLDER = '/_astro/';

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * How long a browser may use a file without revalidating it. A page is always revalidated, mostly with a 304; only one
 * that was fetched ahead of a click (`prefetched`) serves that click directly.
 */
export function cacheControl(path: string, type: string, prefetched: boolean): string {
  if (path.startsWith(HASHED_FOLDER)) return KEPT_FOR_GOOD;
  if (!type.startsWith('text/html')) return 'public, max-age=3600';
  return prefetched ? 'private, max-age=60' : 'no-cache';
}
