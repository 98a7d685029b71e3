import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { palette } from '../content/palette.ts';
import { temporaryFolder } from '../tests/afterwards.ts';
import {
  assertPalette,
  doubledPhotos,
  pictureProblems,
  redirectsHome,
  shadowedRedirects,
  TOKENS,
} from './content-files.ts';
import { photoAsDrawing, sentPhoto } from './portraits.ts';

const folder = await temporaryFolder();

/** A plain photo as a camera held upright writes it: landscape, with an orientation tag. */
async function photo(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name);
  const plain = sharp({ create: { width: height, height: width, channels: 3, background: '#5b33e6' } });
  await plain.jpeg().withMetadata({ orientation: 6 }).toFile(path);
  return path;
}

test('names each missing, invalid or too small picture with the file that names it', async () => {
  const file = 'content/stories.ts';
  const named = (path: string) => ({ file, name: 'bo', path });
  await writeFile(join(folder, 'text.svg'), 'not found');
  await writeFile(join(folder, 'text.jpg'), 'not found');
  const [text = '', broken = '', none = ''] = ['text.svg', 'text.jpg', 'none.jpg'].map((name) => join(folder, name));
  const small = await photo('small.jpg', 240, 279);
  const right = await photo('right.jpg', 240, 280);
  expect(await pictureProblems([none, text, broken, small, right].map(named))).toEqual([
    `${file}: 'bo' has no picture: ${none} does not exist.`,
    `${file}: 'bo': ${text} is not an SVG drawing.`,
    `${file}: 'bo': ${broken} is not a photo that can be read.`,
    `${file}: 'bo': ${small} is smaller than 240 × 280 pixels, the size at which it is shown.`,
  ]);
});

test("serves a photo small, upright, at the portrait's size and without metadata", async () => {
  const path = await photo('big.jpg', 1_200, 1_600);
  for (const format of ['avif', 'webp'] as const) {
    const sent = await sentPhoto(path, format);
    const { width, height, orientation, exif, ...data } = await sharp(sent).metadata();
    expect([width, height, orientation, exif, data.format]).toEqual([
      480,
      560,
      undefined,
      undefined,
      format === 'avif' ? 'heif' : format,
    ]);
    expect(sent.length).toBeLessThan(10_000);
  }
  expect(await photoAsDrawing(path)).toMatch(
    /^<svg [^>]*viewBox="0 0 240 280"><image [^>]*href="data:image\/png;base64,/,
  );
});

test('names a redirect shadowed by a file in public/, and two photos of one name', () => {
  const shadowed = ['/favicon.svg', '/logos/*'].map((from) => ({ from, to: '/' }));
  expect(shadowedRedirects(shadowed)).toEqual([
    "content/redirects.ts: '/favicon.svg' is public/favicon.svg, which is served instead.",
    "content/redirects.ts: '/logos/*' is public/logos, which is served instead.",
  ]);
  expect(doubledPhotos(['bo.jpg', 'bo', 'bo.png', 'bo.jpg'])).toEqual([
    "content/portraits: two photos are called 'bo': rename 'bo.png'.",
  ]);
});

test('names a redirect to another site that is this one', () => {
  const home = { from: '/old', to: 'https://example.com/old' };
  expect(redirectsHome('https://www.example.com', [home, { from: '/a', to: '/' }])).toEqual([
    "content/redirects.ts: '/old' leads to 'https://example.com/old', which is this site: name the page.",
  ]);
  expect(redirectsHome('https://shop.example.com', [home])).toEqual([]);
});

const tokens = readFileSync(TOKENS, 'utf8');

test.each([
  ['changed in the tokens', tokens.replace(palette.lime, '#00ff00'), 'The colour lime is #00ff00 in'],
  ['missing in the tokens', tokens.replace(/--color-lime: .*/, ''), 'The colour lime is missing in'],
  ['new in the tokens', tokens.replace('--color-lime:', '--color-rose: #ff0088;\n--color-lime:'), 'The colour rose is'],
])('stops the build for a colour that is %s, with a sentence', (_what, changed, sentence) => {
  expect(() => assertPalette(changed)).toThrow(sentence);
});
