import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, it, test } from 'vitest';
import { plainPicture } from '../catalogue/page-pictures.ts';
import { temporaryFolder } from '../tests/afterwards.ts';
import { drawPicture, titleLines } from './share-pictures/draw-picture.ts';
import { sharePictures } from './share-pictures.ts';

test("stops the build for a page that names an unlisted page's picture", { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'own.html'), '<meta content="/share/own.png">');
  const done = sharePictures('single').hooks['astro:build:done'] as (options: { dir: URL }) => Promise<void>;
  const problem = 'The page own.html is shared with /share/own.png, which no listed page has.';
  await expect(done({ dir: pathToFileURL(`${folder}/`) })).rejects.toThrow(problem);
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
