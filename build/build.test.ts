import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCopy } from '../tests/project-copy.ts';

async function hashesOf(dist: string): Promise<Record<string, string>> {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const hashes = names.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name));
    return [join(parentPath, name).slice(dist.length), createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).sort());
}

test('produces identical bytes in another folder', { timeout: 300_000 }, async () => {
  const site = await hashesOf('dist');
  expect(Object.keys(site).filter((name) => name.endsWith('.html')).length).toBeGreaterThan(30);
  // The sitemap says when pages changed, which only the repository knows.
  const git = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  const { dist, remove } = await buildCopy(git.status === 0 ? { GIT_DIR: git.stdout.trim() } : {});
  expect(await hashesOf(dist).finally(remove)).toEqual(site);
});
