import { globSync, readFileSync, type Stats, statSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/** The inputs of a build; a build older than any of them is out of date. A folder changes when a file in it is deleted. */
const SOURCES = [
  '{build,catalogue,content,domain,public,src}/**',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

const RELEASE_SOURCES = [
  '{backend,catalogue,content,deploy,domain}/**',
  '.env.example',
  'build/build-release.ts',
  'package-lock.json',
];

const DESK_SOURCES = ['{content,domain}/**/*', 'src/{desk,styles,ui}/**/*', 'public/favicon.svg', 'package-lock.json'];

/** In a sentence; null where it is current. A site without a note of its settings counts as built with these. */
export function staleness(folder = '.', variables: Variables = process.env): string | null {
  const built = statSync(`${folder}/${SITE}/index.html`, { throwIfNoEntry: false });
  if (!built) return 'There is no built site yet.';
  const newer = newerThan(built, SOURCES, folder);
  if (newer !== undefined) return `The built site is older than ${newer}.`;
  const other = Object.entries(settingsOf(folder)).find(([name, value]) => value !== (variables[name] ?? ''))?.[0];
  return other === undefined ? null : `The built site was made with a different ${other}.`;
}

export function isDeskCurrent(): boolean {
  const built = statSync(`${DESK}/index.html`, { throwIfNoEntry: false });
  return built !== undefined && newerThan(built, DESK_SOURCES, '.') === undefined;
}

export function isReleaseCurrent(): boolean {
  const built = statSync(PROGRAM, { throwIfNoEntry: false });
  const sources = [...RELEASE_SOURCES, `${SITE}/index.html`, `${DESK}/index.html`];
  return built !== undefined && newerThan(built, sources, '.') === undefined;
}

function newerThan(built: Stats, sources: readonly string[], folder: string): string | undefined {
  return globSync(sources, { cwd: folder, exclude: ['**/*.test.{ts,tsx}'] }).find(
    (path) => statSync(`${folder}/${path}`).mtimeMs >= built.mtimeMs,
  );
}

function settingsOf(folder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(`${folder}/${STAMP}`, 'utf8'));
  } catch {
    return {};
  }
}

/** What a build writes: the site, which hosts publish; the desk, never in there; and all that a server needs. */
export const SITE = 'dist';
export const DESK = 'desk-dist';
export const RELEASE = 'release';

export const PROGRAM = `${RELEASE}/going.cjs`;

/** Where a build records its settings; not in the site, which is published. */
export const STAMP = '.astro/built-with.json';
