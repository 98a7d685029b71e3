import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { listedPaths } from '../catalogue/paths.ts';
import { picturePath } from '../domain/page-paths.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { sharePictures } from './share-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

function write(name: string, picture: string, title = 'A &amp; B'): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `<meta property="og:title" content="${title}"><meta content="${picture}">`);
}

async function finish(): Promise<void> {
  const done = sharePictures('single').hooks['astro:build:done'] as (options: { dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`) });
}

test("draws every listed page's picture, named with a hash of what it shows", {
  timeout: 60_000,
}, async () => {
  for (const path of listedPaths) write(path === '/' ? 'index.html' : `${path}.html`, picturePath(path), path);
  await finish();
  const names = listedPaths.map((path) => {
    expect(
      readFileSync(join(folder, picturePath(path)))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    return /\?v=([0-9a-f]{8})"/.exec(
      readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
    )?.[1];
  });
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(listedPaths.length);
});

test("stops the build for a page that names an unlisted page's picture", { timeout: 60_000 }, async () => {
  write('own.html', '/share/own.png');
  await expect(finish()).rejects.toThrow('The page own.html is shared with /share/own.png, which no listed page has.');
});
