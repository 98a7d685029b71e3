import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pagePictures, plainPicture } from '../../catalogue/page-pictures.ts';
import { drawPicture, titleLines } from './draw-picture.ts';

it.each([...pagePictures('single')])('draws the picture of %s in the site’s typefaces', async (_, picture) => {
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
