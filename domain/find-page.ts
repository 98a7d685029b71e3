import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { below } from './language.ts';
import { links } from './links.ts';
import { isCheckoutId } from './package-ids.ts';
import { inOrder, isElsewhere, type Redirect, redirectsFrom, targetFor } from './redirects.ts';

/** What is at a path: a page (perhaps served from another path), a redirect, or nothing. */
export type FoundPage = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'none' };

// In this order: the page itself, another form of its address (`/Kickoff/`, `/kickoff).` out of a sentence), a redirect, an
// unknown package. Redirects lead only to known paths and named sites, so `//elsewhere.example/` is no open redirect.
export function createPageFinder(
  redirects: readonly Redirect[],
  has: (path: string) => boolean,
): (path: string) => FoundPage {
  const find = createFinderOfOneLanguage(redirects);
  return (path) => {
    const start = languageStart(path, has);
    if (start === '') return find(path, has);
    const inLanguage = (to: string) => (isElsewhere(to) ? to : below(start, to));
    const rest = path.slice(start.length);
    const found = find(rest || '/', (known) => has(inLanguage(known)));
    if (found.kind === 'none') return found;
    if (found.kind === 'redirect') return { kind: 'redirect', to: inLanguage(found.to) };
    const isWrittenSo = path.startsWith(start) && rest !== '/';
    return isWrittenSo ? { kind: 'page', path: inLanguage(found.path) } : { kind: 'redirect', to: inLanguage(rest) };
  };
}

/** What the addresses of a path's language begin with, such as `/de` for `/DE/kickoff`; empty for the first language. */
export function languageStart(path: string, has: (path: string) => boolean): string {
  const start = /^\/[a-z]{2}(?=\/|$)/i.exec(path)?.[0].toLowerCase() ?? '';
  return start !== '' && has(start) ? start : '';
}

function createFinderOfOneLanguage(redirects: readonly Redirect[]) {
  const ordered = inOrder(redirects);
  return (path: string, has: (path: string) => boolean): FoundPage => {
    const redirectTarget = (path: string) => {
      const redirect = ordered.find(({ from }) => redirectsFrom(from, path.replace(/(.)\/+$/, '$1')));
      return redirect && (isElsewhere(redirect.to) || has(withoutHash(redirect.to))) ? targetFor(redirect, path) : null;
    };
    const unknownPage = (path: string) => {
      const page = unknownCheckoutPage(path);
      return page !== null && has(page) ? page : null;
    };

    if (has(path)) return { kind: 'page', path };
    const forms = otherForms(path);
    const to = forms.find(has) ?? [path, ...forms].map(redirectTarget).find((target) => target !== null);
    if (to !== undefined) return { kind: 'redirect', to };
    const unknown = unknownPage(path);
    if (unknown !== null) return { kind: 'page', path: unknown };
    const written = forms.find((form) => unknownPage(form) !== null);
    return written === undefined ? { kind: 'none' } : { kind: 'redirect', to: written };
  };
}

function otherForms(path: string): string[] {
  const trimmed = path.replace(/[\s.,;:!?'"’”)\]}>]+$/, '');
  return [path, trimmed]
    .flatMap((form) => [form, form.toLowerCase()])
    .flatMap((form) => [form, cleanPath(form)])
    .filter((form) => form !== path);
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
function unknownCheckoutPage(path: string): string | null {
  const [, packageId, rest] = /^\/checkout\/([^/]+)(\/[^/]+)$/.exec(path) ?? [];
  const step = CHECKOUT_STEPS.slice(1).find((candidate) => candidate.path === rest);
  return step && packageId !== undefined && !isCheckoutId(packageId) ? links.checkout(UNKNOWN_PACKAGE, step.id) : null;
}

/** The request's query comes before the target's fragment. Another site's address is encoded already. */
export function redirectLocation(target: string, query: string): string {
  const [path = '', hash] = (isElsewhere(target) ? target : encodeURI(target)).split('#');
  return path + query + (hash === undefined ? '' : `#${hash}`);
}
