import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { links } from './links.ts';
import { isCheckoutId } from './package-ids.ts';
import type { Redirect } from './redirects.ts';

/** What is at a path: a page (perhaps served from another path), a redirect, or nothing. */
export type FoundPage = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * Resolves a path, for server and development. `has` says whether a page or file has exactly this path. Redirects lead only
 * to known paths, so `//elsewhere.example/` is not an open redirect.
 */
export function createPageFinder(
  redirects: readonly Redirect[],
  has: (path: string) => boolean,
): (path: string) => FoundPage {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const serve = (path: string) => {
    if (has(path)) return path;
    const stand = unknownCheckoutPage(path);
    return stand !== null && has(stand) ? stand : undefined;
  };

  return (path) => {
    const clean = cleanPath(path);
    const target = targets.get(clean) ?? clean;
    const moved = target !== path && (targets.has(clean) || !has(path));
    if (moved && serve(withoutHash(target)) !== undefined) return { kind: 'redirect', to: target };
    const found = serve(path);
    return found === undefined ? { kind: 'none' } : { kind: 'page', path: found };
  };
}

/** A path's canonical form: without trailing slash, `.html` or `index`. */
export function cleanPath(path: string): string {
  return `/${path.replace(/^\/|\/+$/g, '')}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '') || '/';
}

function withoutHash(path: string): string {
  return path.replace(/#.*$/, '');
}

/** The page for a later step of an unknown package; null for any other path, and for step 1. */
export function unknownCheckoutPage(path: string): string | null {
  const [, packageId, rest] = /^\/checkout\/([^/]+)(\/[^/]+)$/.exec(path) ?? [];
  const step = CHECKOUT_STEPS.slice(1).find((candidate) => candidate.path === rest);
  return step && packageId !== undefined && !isCheckoutId(packageId) ? links.checkout(UNKNOWN_PACKAGE, step.id) : null;
}

/** A redirect's `Location`: the target with the request's query before the target's fragment. */
export function redirectLocation(target: string, query: string): string {
  const [path = '', hash] = encodeURI(target).split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
