import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { links } from './links.ts';
import { isCheckoutId } from './package-ids.ts';
import { inOrder, isElsewhere, type Redirect, redirectsFrom, targetFor } from './redirects.ts';

/** What is at a path: a page (perhaps served from another path), a redirect, or nothing. */
export type FoundPage = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

/**
 * Resolves a decoded path, for server and development. `has` says whether a page or file has exactly this path. Redirects lead
 * only to known paths and to the sites that they name, so `//elsewhere.example/` is not an open redirect. A page's path in
 * other letters, such as `/Kickoff`, or with a sentence's end, such as `/kickoff).`, redirects to the page.
 */
export function createPageFinder(
  redirects: readonly Redirect[],
  has: (path: string) => boolean,
): (path: string) => FoundPage {
  const ordered = inOrder(redirects);
  const serve = (path: string) => {
    if (has(path)) return path;
    const stand = unknownCheckoutPage(path);
    return stand !== null && has(stand) ? stand : undefined;
  };

  return (path) => {
    const asked = path.replace(/(.)\/+$/, '$1');
    const redirect = ordered.find(({ from }) => redirectsFrom(from, asked));
    if (redirect && (isElsewhere(redirect.to) || serve(withoutHash(redirect.to)) !== undefined))
      return { kind: 'redirect', to: targetFor(redirect, path) };
    const found = serve(path);
    if (found !== undefined) return { kind: 'page', path: found };
    // In capitals, or with the end of a sentence that a mail program took for a part of the address.
    const written = path.replace(/[\s.,;:!?'"’”)\]}>]+$/, '');
    const forms = [path, written].flatMap((form) => [cleanPath(form), cleanPath(form.toLowerCase())]);
    const to = forms.find((form) => form !== path && serve(form) !== undefined);
    return to === undefined ? { kind: 'none' } : { kind: 'redirect', to };
  };
}

/** A path without percent-encoding; unchanged if malformed, which matches no file. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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

/**
 * A redirect's `Location`: the target with the request's query before the target's fragment. Another site's address is encoded
 * already.
 */
export function redirectLocation(target: string, query: string): string {
  const [path = '', hash] = (isElsewhere(target) ? target : encodeURI(target)).split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
