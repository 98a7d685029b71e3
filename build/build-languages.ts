import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../content/languages.ts';
import { FIRST_LANGUAGE } from '../domain/language.ts';
import { run } from './run.ts';

const others = Object.keys(languages).filter((code) => code !== FIRST_LANGUAGE);

/** Side by side; resolves with the first exit code that is not 0. `inFolders` is for hosts that serve folders. */
export async function buildLanguages(folder: string, inFolders: boolean): Promise<number> {
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

const folderOf = (folder: string, code: string) => (code === FIRST_LANGUAGE ? folder : `${folder}-${code}`);

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

export async function removeLanguages(folder: string): Promise<void> {
  for (const code of [FIRST_LANGUAGE, ...others]) await rm(folderOf(folder, code), { recursive: true, force: true });
}
