// `npm run build`: checks the content, builds the site into `dist/` and the desk into `desk-dist/`, and gathers both with the
// server's program in `release/`. A failed build leaves the old site in place.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnvFile } from '../backend/env-file.ts';
import { startProgress } from '../backend/progress.ts';
import { readSiteSettings } from '../domain/site-settings.ts';
import { buildLanguages, removeLanguages } from './build-languages.ts';
import { checkContent, printProblems } from './content-problems.ts';
import { RELEASE, SITE } from './current-build.ts';

// On the same disk, so that the new site can be renamed into place. Two programs may build at once.
const NEXT = `.astro/next-site-${process.pid}`;
const LAST = `.astro/last-site-${process.pid}`;

const startedAt = performance.now();
loadEnvFile();
const { PUBLIC_HOST_FORM } = settings();
const { problems } = await checkContent();
if (problems.length > 0) fail(printProblems(problems));
const progress = startProgress('Building');
const code = await buildLanguages(NEXT, PUBLIC_HOST_FORM === 'directory');
progress.end();
if (code !== 0) {
  await removeLanguages(NEXT);
  fail('The site was not built.');
}
await replaceSite();
const { buildDesk } = await import('./build-desk.ts');
await buildDesk();
const { buildRelease } = await import('./build-release.ts');
await buildRelease();
console.log(await summary());

function settings() {
  try {
    return readSiteSettings(process.env);
  } catch (error) {
    fail((error as Error).message);
  }
}

async function replaceSite(): Promise<void> {
  // Left over by a build with this id that was killed.
  await rm(LAST, { recursive: true, force: true });
  if (existsSync(SITE)) await rename(SITE, LAST);
  await rename(NEXT, SITE);
  await rm(LAST, { recursive: true, force: true });
}

async function summary(): Promise<string> {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const pages = files.filter(({ name }) => name.endsWith('.html')).length;
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  const seconds = (performance.now() - startedAt) / 1_000;
  return `Built ${pages} pages, ${files.length} files in total (${megabytes.toFixed(1)} MB), into ${SITE}/, and what a server needs into ${RELEASE}/, in ${seconds.toFixed(0)} s.`;
}

function fail(reason: string): never {
  console.error(reason);
  if (existsSync(join(SITE, 'index.html'))) console.error(`The previous site is still in ${SITE}/.`);
  process.exit(1);
}
