import { TEAM_IDS } from './package-ids.ts';

export type Redirect = { from: string; to: string };

// 'View Package Details' drops a leading 'get-' from the package name, so these short paths must lead somewhere.
const SHORT_PATHS: Redirect[] = ['started', 'momentum', 'scale'].map((name) => ({
  from: `/${name}`,
  to: `/get-${name}`,
}));
const TEAM_PATHS: Redirect[] = TEAM_IDS.map((id) => ({ from: `/long-term-${id}`, to: '/long-term-teams' }));

/** Paths that are answered with a permanent redirect (308), on our server and on a static host alike. */
export const REDIRECTS: readonly Redirect[] = [...SHORT_PATHS, ...TEAM_PATHS];
