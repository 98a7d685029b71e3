/** The build puts a hash of the content into the names of this folder: what is behind one never changes. */
export const HASHED_FOLDER = '/_astro/';

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * How long a browser may use a file without asking. A page it has always asks again, and mostly hears 304; only one that
 * was fetched ahead of a click (`prefetched`) serves that click without asking.
 */
export function cacheControl(path: string, type: string, prefetched: boolean): string {
  if (path.startsWith(HASHED_FOLDER)) return KEPT_FOR_GOOD;
  if (!type.startsWith('text/html')) return 'public, max-age=3600';
  return prefetched ? 'private, max-age=60' : 'no-cache';
}
