import { expect, test } from 'vitest';
import { pagePictures, plainPicture } from '../../catalogue/page-pictures.ts';
import { drawPicture } from './draw-picture.ts';

test.each([...pagePictures('single')])(
  'draws the picture of %s without fonts, and the same each time',
  (_, picture) => {
    const svg = drawPicture(picture, 'Own');
    expect(svg).toContain('width="1200" height="630"');
    expect(svg).not.toMatch(/<text|font-family|https?:(?!\/\/www\.w3\.org)/);
    expect(drawPicture(picture, 'Own')).toBe(svg);
    expect(drawPicture(picture, 'Other')).not.toBe(svg);
  },
);

test('shrinks a long title, and refuses an endless one', () => {
  // The letters of the title are drawn last.
  const scaleOf = (title: string) =>
    Number([...drawPicture(plainPicture(title), 'Own').matchAll(/scale\(([\d.]+) -/g)].at(-1)?.[1]);
  expect(scaleOf('A title of so many words that they need more than a line')).toBeLessThan(scaleOf('Short'));
  expect(() => drawPicture(plainPicture('word '.repeat(60).trim()), '')).toThrow('is too long for the picture');
});

test('names a glyph that the typefaces lack', () => {
  expect(() => drawPicture(plainPicture('Да'), '')).toThrow("has no 'Д': add it in build/generate/fonts.ts");
});
