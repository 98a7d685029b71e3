import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeEach, expect, it, test } from 'vitest';
import { plainPicture } from '../catalogue/page-pictures.ts';
import { listedPaths } from '../catalogue/paths.ts';
import { picturePath } from '../domain/page-paths.ts';
import { temporaryFolder } from '../tests/afterwards.ts';
import { drawPicture, titleLines } from './share-pictures/draw-picture.ts';
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

test("draws every listed page's picture, named with a hash of what it shows", { timeout: 60_000 }, async () => {
  for (const path of listedPaths) write(path === '/' ? 'index.html' : `${path}.html`, picturePath(path), path);
  await finish();
  const names = listedPaths.map((path) => {
    expect(readFileSync(join(folder, picturePath(path)), 'latin1').slice(1, 4)).toBe('PNG');
    const html = readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    return /\?v=([0-9a-f]{8})"/.exec(html)?.[1];
  });
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(listedPaths.length);
});

test("stops the build for a page that names an unlisted page's picture", { timeout: 60_000 }, async () => {
  write('own.html', '/share/own.png');
  await expect(finish()).rejects.toThrow('The page own.html is shared with /share/own.png, which no listed page has.');
});

it('draws the same picture again, and another for another name', async () => {
  const picture = plainPicture('A title');
  const png = await drawPicture(picture, 'Own');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await drawPicture(picture, 'Own')).toEqual(png);
  expect(await drawPicture(picture, 'Other')).not.toEqual(png);
});

it('sets a longer title smaller, in lines of about equal length, and refuses one that is too long', () => {
  const room = [860, 104] as const;
  expect(titleLines('Short', room)).toEqual({ size: 104, lines: ['Short'] });
  const { size, lines } = titleLines('A title of so many words that they need more than a line', room);
  expect(size).toBeLessThan(104);
  expect(Math.min(...lines.map(({ length }) => length))).toBeGreaterThan(12);
  expect(() => titleLines(plainPicture('word '.repeat(60).trim()).title, room)).toThrow('is too long for the picture');
});
