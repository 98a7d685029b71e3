import { globSync, readFileSync, type Stats, statSync } from 'node:fs';
import { BUILD_SETTINGS, readSiteSettings, type SiteSettings } from '../domain/site-settings.ts';
import { STAMP } from './build-stamp.ts';

/** The inputs of a build; a build older than any of them is out of date. A folder changes when a file in it is deleted. */
const SOURCES = [
  '{build,catalogue,content,domain,public,src}/**',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

const DESK_SOURCES = ['{content,domain}/**/*', 'src/{desk,styles,ui}/**/*', 'public/favicon.svg', 'package-lock.json'];

/**
 * Why the site in `dist/` under a folder is not what a build with these settings would make, in a sentence; null where it
 * is current. A site without a note of its settings counts as built with these.
 */
export function staleness(folder = '.', settings: SiteSettings = readSiteSettings(process.env)): string | null {
  const built = statSync(`${folder}/dist/index.html`, { throwIfNoEntry: false });
  if (!built) return 'There is no built site yet.';
  const newer = newerThan(built, SOURCES, folder);
  if (newer !== undefined) return `The built site is older than ${newer}.`;
  const before = settingsOf(folder);
  const other = BUILD_SETTINGS.find((name) => before !== null && before[name] !== settings[name]);
  return other === undefined ? null : `The built site was made with a different ${other}.`;
}

/** Whether the desk's page is built, and no older than its sources. */
export function isDeskCurrent(): boolean {
  const built = statSync('desk-dist/index.html', { throwIfNoEntry: false });
  return built !== undefined && newerThan(built, DESK_SOURCES, '.') === undefined;
}

/** The first source, other than a test, that is not older than what was built of it. */
function newerThan(built: Stats, sources: readonly string[], folder: string): string | undefined {
  return globSync(sources, { cwd: folder, exclude: ['**/*.test.{ts,tsx}'] }).find(
    (path) => statSync(`${folder}/${path}`).mtimeMs >= built.mtimeMs,
  );
}

function settingsOf(folder: string): Partial<SiteSettings> | null {
  try {
    return JSON.parse(readFileSync(`${folder}/${STAMP}`, 'utf8'));
  } catch {
    return null;
  }
}
