// `npm run build`: checks the content, builds the site into `dist/` and the desk into `desk-dist/`, and gathers both with the
// server's program in `release/`. A failed build leaves the old site in place.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgress } from '../backend/command-line.ts';
import { loadEnvFile } from '../backend/env-file.ts';
import { languages } from '../content/languages.ts';
import { FIRST_LANGUAGE } from '../domain/language.ts';
import { readSiteSettings } from '../domain/site-settings.ts';
import { checkContent, printProblems } from './content-problems.ts';
import { RELEASE, SITE } from './current-build.ts';
import { run } from './run.ts';

// On the same disk, so that the new site can be renamed into place. Two programs may build at once.
const NEXT = `.astro/next-site-${process.pid}`;
const LAST = `.astro/last-site-${process.pid}`;

const others = Object.keys(languages).filter((code) => code !== FIRST_LANGUAGE);
const folderOf = (folder: string, code: string) => (code === FIRST_LANGUAGE ? folder : `${folder}-${code}`);

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
const { buildDesk, buildRelease } = await import('./build-release.ts');
await buildDesk();
await buildRelease();
console.log(await summary());

/** Side by side; resolves with the first exit code that is not 0. `inFolders` is for hosts that serve folders. */
async function buildLanguages(folder: string, inFolders: boolean): Promise<number> {
  const buildOf = (code: string) => {
    const config = code === FIRST_LANGUAGE ? [] : ['--config', 'build/language.config.mjs'];
    // With the test runner's NODE_ENV the build would be one for development.
    const variables = { NODE_ENV: 'production', SITE_LANGUAGE: code };
    return run('astro', ['build', '--silent', ...config, '--outDir', folderOf(folder, code)], variables);
  };
  const codes = await Promise.all([FIRST_LANGUAGE, ...others].map(buildOf));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) return failed;
  for (const code of others) await moveInto(folder, code, inFolders);
  return 0;
}

/** Moves a language's pages into its folder of the site. Scripts and typefaces of the same name are the same. */
async function moveInto(site: string, code: string, inFolders: boolean): Promise<void> {
  const built = folderOf(site, code);
  for (const name of await readdir(join(built, '_astro')))
    await rename(join(built, '_astro', name), join(site, '_astro', name));
  // What a site has once.
  for (const name of ['_astro', 'robots.txt', '.well-known'])
    await rm(join(built, name), { recursive: true, force: true });
  await mkdir(join(site, code), { recursive: true });
  // `/de` is a page like `/kickoff`, not a folder.
  if (!inFolders) await rename(join(built, 'index.html'), join(site, `${code}.html`));
  for (const name of await readdir(built)) await rename(join(built, name), join(site, code, name));
  await rm(built, { recursive: true });
}

async function removeLanguages(folder: string): Promise<void> {
  for (const code of [FIRST_LANGUAGE, ...others]) await rm(folderOf(folder, code), { recursive: true, force: true });
}

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
