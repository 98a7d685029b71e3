import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';

const NOT_SOURCE = /^(node_modules|dist|desk-dist|release|data|\.git|\.astro|test-results|playwright-report)$/;

/** A copy of the project in its own folder, sharing node_modules. `change` edits a file of it as {@link changeFile} does. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'going-copy-'));
  await cp('.', folder, { recursive: true, filter: (path) => !NOT_SOURCE.test(basename(path)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    change: (file: string, from: string | RegExp, to: string) => changeFile(join(folder, file), from, to),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function changeFile(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not hold ${from}.`);
  await writeFile(path, changed);
}

/** Runs a program of the project in a copy; resolves with the end of what it printed if it failed, or nothing. */
export function runIn(folder: string, program: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '', ...settings };
  return new Promise<string>((resolve) => {
    execFile(program, args, { cwd: folder, maxBuffer: 1e8, env }, (error, stdout, stderr) => {
      if (/^ *\d+ flaky/m.test(stdout)) console.log(`Flaky stories:\n${stdout.slice(-2_000)}`);
      resolve(error ? `${error.message.slice(0, 200)}\n${stdout.slice(-8_000)}${stderr.slice(-2_000)}` : '');
    });
  });
}

export function buildIn(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<string> {
  return runIn(folder, process.execPath, ['build/build.ts'], settings);
}

export function runStories(folder: string, names: readonly string[], more: readonly string[] = []): Promise<string> {
  const files = names.map((name) => `tests/e2e/${name}.spec.ts`);
  return runIn(folder, 'playwright', ['test', '--reporter=line', ...more, ...files]);
}

export type Change = Awaited<ReturnType<typeof copyProject>>['change'];

/** `edit` changes the copy before it is built; `remove` takes it away. */
export async function buildCopy(
  settings: Record<string, string> = {},
  edit: (change: Change, folder: string) => Promise<void> = async () => {},
) {
  const { folder, change, remove } = await copyProject();
  try {
    await edit(change, folder);
    const problem = await buildIn(folder, settings);
    if (problem !== '') throw new Error(problem);
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
