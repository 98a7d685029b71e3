/** What a build writes: the site, which hosts publish; the desk, never in there; and all that a server needs. */
export const SITE = 'dist';
export const DESK = 'desk-dist';
export const RELEASE = 'release';

/** The server and the operator's commands in one file. */
export const PROGRAM = `${RELEASE}/going.cjs`;

/** Where a build records its settings; not in the site, which is published. */
export const STAMP = '.astro/built-with.json';
