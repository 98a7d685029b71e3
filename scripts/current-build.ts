import { globSync, statSync } from 'node:fs';

/** What a build is made of; a build that is older than any of it is no longer current. */
const SOURCES = [
  '{build,content,domain,public,src}/**/*',
  'astro.config.ts',
  'package-lock.json',
  'tsconfig.json',
  '.env',
];

/** Whether the site in `dist/` under a folder was built after the last change of what it is made of. */
export function isBuildCurrent(folder = '.'): boolean {
  const built = statSync(`${folder}/dist/index.html`, { throwIfNoEntry: false });
  if (!built) return false;
  return globSync(SOURCES, { cwd: folder }).every((path) => statSync(`${folder}/${path}`).mtimeMs < built.mtimeMs);
}
