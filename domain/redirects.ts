import { FIRST_LANGUAGE, pathIn } from './language.ts';
import { links } from './links.ts';
import { CHECKOUT_IDS, packageOf } from './package-ids.ts';

/** With `/*` at its end, a folder and all in it. A `*` in another site's address stands for the rest of the path. */
export type Redirect = { from: string; to: string };

const folderOf = (from: string): string | null => (from.endsWith('/*') ? from.slice(0, -2) : null);

/** Whether a redirect holds for a path, in capitals or not: `/blog/*` does for `/blog` and all below it. */
export function redirectsFrom(from: string, path: string): boolean {
  const folder = folderOf(from);
  const begins = (start: string) => path.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return (
    (begins(folder ?? from) && path.length === (folder ?? from).length) || (folder !== null && begins(`${folder}/`))
  );
}

/** In the order in which they are tried: single paths first, then folders, the inner before the outer. */
export function inOrder(redirects: readonly Redirect[]): Redirect[] {
  const folders = redirects.filter(({ from }) => folderOf(from) !== null);
  return [
    ...redirects.filter((redirect) => !folders.includes(redirect)),
    ...folders.toSorted((one, other) => other.from.length - one.from.length),
  ];
}

export function isElsewhere(to: string): boolean {
  return to.startsWith('https://');
}

export function targetFor({ from, to }: Redirect, path: string): string {
  if (!to.endsWith('/*')) return to;
  const rest = path.slice(from.length - 1);
  return to.slice(0, -1) + encodeURI(rest).replace(/[?#]/g, encodeURIComponent);
}

/** The paths of 'View Package Details' that are not pages, as redirects are written, in English: `/started` to `/get-started`. */
export const DETAILS_REDIRECTS: readonly Redirect[] = CHECKOUT_IDS.map((id) => ({
  from: pathIn(FIRST_LANGUAGE, links.packageDetails(id)),
  to: pathIn(FIRST_LANGUAGE, links.package(packageOf(id))),
})).filter(({ from, to }) => from !== to);
