import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'data', '.git', '.astro', 'test-results', 'playwright-report']);

/** Builds a copy of the project in a folder of its own; the path of each built file with the hash of its bytes. */
async function buildCopy(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'going-build-'));
  try {
    await cp('.', folder, { recursive: true, filter: (path) => !NOT_SOURCE.has(basename(path)) });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
    // The test runner's own environment would make it a build for development.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [astro, 'build', '--silent'], { cwd: folder, env });
    const dist = join(folder, 'dist');
    const names = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const hashes = names.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return [join(parentPath, name).slice(dist.length), createHash('sha256').update(bytes).digest('hex')] as const;
    });
    return Object.fromEntries((await Promise.all(hashes)).sort());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('two builds in two places are the same bytes', { timeout: 300_000 }, async () => {
  const first = await buildCopy();
  expect(Object.keys(first).filter((name) => name.endsWith('.html')).length).toBeGreaterThan(30);
  expect(await buildCopy()).toEqual(first);
});
