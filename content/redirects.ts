import { DETAILS_REDIRECTS, type Redirect } from '../domain/redirects.ts';
import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** `from` is a path that was known once, such as `/old-page`; `to` comes from `links`. */
export const redirectSchema = z.strictObject({
  from: text,
  to: text,
});

/**
 * Old addresses of your own that should go on working, each answered with a permanent redirect, such as
 * `{ from: '/pricing', to: links.packages }`.
 */
export const ownRedirects: readonly Redirect[] = [];

/** Every redirect of the site: your own, and the short paths that 'View Package Details' names. */
export const redirects: readonly Redirect[] = [...DETAILS_REDIRECTS, ...ownRedirects];
