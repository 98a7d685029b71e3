import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, join, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Plugin } from 'vite';
import { brotli, isWorthCompressing } from '../backend/http/site-files.ts';
import { DESK, PROGRAM, RELEASE, SITE } from './current-build.ts';

const NEXT = `.astro/next-release-${process.pid}`;

// Lowered, so that an old Node can read the file far enough to say this.
const OLDEST_SYNTAX = 'es2020';
const NODE_CHECK = `if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('Going needs Node 24 or newer, and this is Node ' + process.versions.node + '.');
  process.exit(1);
}`;

/** Loads a module of Node with the first module that imports it, not all of them at the start. */
const BUILT_IN_WHEN_USED: Plugin = {
  name: 'built-in-when-used',
  enforce: 'pre',
  resolveId: (id) => (isBuiltin(id) ? `\0built-in:${id}` : null),
  load: (id) => (id.startsWith('\0built-in:') ? `module.exports = process.getBuiltinModule('${id.slice(10)}');` : null),
};

/** Gathers what a server needs in `release/`: the built site with compressed files, the desk, the program in one file. */
export async function buildRelease(): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  await buildProgram();
  await cp(SITE, join(NEXT, 'site'), { recursive: true });
  await compress(join(NEXT, 'site'));
  await cp(DESK, join(NEXT, 'desk'), { recursive: true });
  for (const name of ['deploy', 'docs/operations', '.env.example', 'LICENSE'])
    await cp(name, join(NEXT, name), { recursive: true });
  await rm(RELEASE, { recursive: true, force: true });
  await rename(NEXT, RELEASE);
}

async function buildProgram(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [BUILT_IN_WHEN_USED],
    build: {
      ssr: 'backend/going.ts',
      outDir: NEXT,
      target: OLDEST_SYNTAX,
      minify: true,
      sourcemap: true,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        // Would compile each module at the start, also those of commands that are not run.
        optimization: { pifeForModuleWrappers: true },
        // A module is evaluated when a command first imports it, although all are in one file.
        output: {
          format: 'cjs',
          codeSplitting: false,
          entryFileNames: basename(PROGRAM),
          postBanner: NODE_CHECK,
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/** Writes `x.br` beside each file that gets smaller, taken from the last release where the file is the same. */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (path) => {
      const body = await readFile(path);
      if (!isWorthCompressing(path, body)) return;
      const last = join(RELEASE, 'site', relative(folder, path));
      const isSame = existsSync(`${last}.br`) && body.equals(await readFile(last));
      await writeFile(`${path}.br`, isSame ? await readFile(`${last}.br`) : await brotli(body));
    }),
  );
}

export async function buildDesk(): Promise<void> {
  await build({
    configFile: false,
    root: 'src/desk',
    build: {
      outDir: `../../${DESK}`,
      emptyOutDir: true,
      // The policy allows files of the desk's own, and no `data:` addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    plugins: [tailwindcss()],
    logLevel: 'error',
  } satisfies InlineConfig);
}
