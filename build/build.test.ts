import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCopy } from '../testing/build-copy.ts';

/** The path of each file of a build with the hash of its bytes. */
async function hashesOf(dist: string): Promise<Record<string, string>> {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const hashes = names.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name));
    return [join(parentPath, name).slice(dist.length), createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).sort());
}

async function buildAndHash(): Promise<Record<string, string>> {
  const { dist, remove } = await buildCopy();
  return hashesOf(dist).finally(remove);
}

test('produces identical bytes in two folders', { timeout: 300_000 }, async () => {
  const first = await buildAndHash();
  expect(Object.keys(first).filter((name) => name.endsWith('.html')).length).toBeGreaterThan(30);
  expect(await buildAndHash()).toEqual(first);
});
