import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { links } from './links.ts';
import { isCheckoutId } from './package-ids.ts';
import type { Redirect } from './redirects.ts';

/** What is at a path: a page (perhaps served from another path than the requested one), a redirect, or nothing. */
export type FoundPage = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * Makes the one answer to 'what is at this path?', which server and development share. `has` says whether a page or
 * file of the site has exactly this path. A path is only ever redirected to a known one, so that `//elsewhere.example/`
 * is no open redirect.
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

/** The canonical form of a path: without a slash at the end, `.html` or `index`. */
export function cleanPath(path: string): string {
  return `/${path.replace(/^\/|\/+$/g, '')}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '') || '/';
}

function withoutHash(path: string): string {
  return path.replace(/#.*$/, '');
}

/** The page of a later step of an unknown package, which says so; null for every other path, and for step 1. */
export function unknownCheckoutPage(path: string): string | null {
  const [, packageId, rest] = /^\/checkout\/([^/]+)(\/[^/]+)$/.exec(path) ?? [];
  const step = CHECKOUT_STEPS.slice(1).find((candidate) => candidate.path === rest);
  return step && packageId !== undefined && !isCheckoutId(packageId) ? links.checkout(UNKNOWN_PACKAGE, step.id) : null;
}

/** The `Location` of a redirect: the target with the query of the request, in front of the target's fragment. */
export function redirectLocation(target: string, query: string): string {
  const [path = '', hash] = encodeURI(target).split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
