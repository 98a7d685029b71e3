import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = [
  'astro.config.ts',
  'package.json',
  'playwright.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
  'backend',
  'build',
  'content',
  'domain',
  'e2e',
  'public',
  'scripts',
  'src',
  'supabase',
  'testing',
];

/** A copy of the project in a folder of its own, with the same packages, to be changed and run; `remove` takes it away. */
export async function copyProject(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'going-copy-'));
  for (const name of COPIED) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
