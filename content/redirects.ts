import { DETAILS_REDIRECTS, type Redirect } from '../domain/redirects.ts';
import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** From an old path or, with `/*`, a folder, to a page or another site: see `docs/recipes.md`. */
export const redirectSchema = z.strictObject({ from: text, to: text });

/** Your own old addresses, each answered with a permanent redirect, such as `{ from: '/pricing', to: '/#packages' }`. */
export const ownRedirects: readonly Redirect[] = [];

/** All redirects: yours, and the short paths of 'View Package Details'. */
export const redirects: readonly Redirect[] = [...DETAILS_REDIRECTS, ...ownRedirects];
