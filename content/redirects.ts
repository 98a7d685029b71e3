import { DETAILS_REDIRECTS, type Redirect } from '../domain/redirects.ts';
import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/**
 * `from` is an old path, such as `/old/page.php`, or a folder with all that was in it, such as `/blog/*`; `to` is a page of the site
 * or another site's address, such as `https://shop.example.com/plans`. With `/*` at the end of both, the rest of the path is
 * passed on to the other site.
 */
export const redirectSchema = z.strictObject({
  from: text,
  to: text,
});

/** Your own old addresses, each answered with a permanent redirect, such as `{ from: '/pricing', to: '/#packages' }`. */
export const ownRedirects: readonly Redirect[] = [];

/** All redirects: yours, and the short paths of 'View Package Details'. */
export const redirects: readonly Redirect[] = [...DETAILS_REDIRECTS, ...ownRedirects];
