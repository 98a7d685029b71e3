import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { logos } from '../content/logos.ts';
import { palette } from '../content/palette.ts';
import { people } from '../content/proof.ts';
import { ownRedirects } from '../content/redirects.ts';
import { stories } from '../content/stories.ts';
import { LANGUAGE_PATH } from '../domain/language.ts';
import { isPhoto, PORTRAIT_SIZE, portraitFile } from '../domain/portraits.ts';
import { isElsewhere } from '../domain/redirects.ts';
import { content } from './content-check/content.ts';
import { findContentProblems, listProblems } from './content-check/validate.ts';

export async function loadedContentProblems(): Promise<string[]> {
  // The facts are the same in every language.
  if (LANGUAGE_PATH !== '') return content.lists.flatMap(listProblems);
  const problems = findContentProblems(content);
  if (problems.length > 0) return problems;
  return [...(await pictureProblems()), ...doubledPhotos(), ...shadowedRedirects(), ...redirectsHome()];
}

type Picture = { file: string; name: string; path: string };

function namedPictures(): Picture[] {
  return [
    ...logos.map(({ id }) => ({ file: 'content/logos.ts', name: id, path: `public/logos/${id}.svg` })),
    ...stories.map(({ image }) => ({ file: 'content/stories.ts', name: image, path: portraitFile(image) })),
    ...people.map(({ image }) => ({ file: 'content/proof.ts', name: image, path: portraitFile(image) })),
  ];
}

export async function pictureProblems(pictures: readonly Picture[] = namedPictures()): Promise<string[]> {
  const problems = await Promise.all(pictures.map(pictureProblem));
  return problems.filter((problem) => problem !== null);
}

async function pictureProblem({ file, name, path }: Picture): Promise<string | null> {
  const where = `${file}: '${name}'`;
  if (!existsSync(path)) return `${where} has no picture: ${path} does not exist.`;
  if (path.endsWith('.svg')) {
    return readFileSync(path, 'utf8').includes('<svg') ? null : `${where}: ${path} is not an SVG drawing.`;
  }
  const { width, height } = PORTRAIT_SIZE;
  try {
    const { autoOrient } = await sharp(path).metadata();
    if (autoOrient.width >= width && autoOrient.height >= height) return null;
    return `${where}: ${path} is smaller than ${width} × ${height} pixels, the size at which it is shown.`;
  } catch {
    return `${where}: ${path} is not a photo that can be read.`;
  }
}

export function shadowedRedirects(redirects = ownRedirects): string[] {
  return redirects
    .map(({ from }) => ({ from, shadow: `public${from.replace(/\/\*$/, '')}` }))
    .filter(({ shadow }) => existsSync(shadow))
    .map(({ from, shadow }) => `content/redirects.ts: '${from}' is ${shadow}, which is served instead.`);
}

export function redirectsHome(siteUrl = process.env['PUBLIC_SITE_URL'] ?? '', redirects = ownRedirects): string[] {
  const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');
  return redirects
    .filter(({ to }) => isElsewhere(to) && hostOf(to) === hostOf(siteUrl))
    .map(({ from, to }) => `content/redirects.ts: '${from}' leads to '${to}', which is this site: name the page.`);
}

export function doubledPhotos(images: readonly string[] = [...stories, ...people].map(({ image }) => image)): string[] {
  const photos = [...new Set(images)].filter(isPhoto);
  const stem = (image: string) => image.replace(/\.\w+$/, '');
  return photos
    .filter((image, index) => photos.findIndex((other) => stem(other) === stem(image)) !== index)
    .map((image) => `content/portraits: two photos are called '${stem(image)}': rename '${image}'.`);
}

export const TOKENS = 'src/styles/tokens.css';

/** Throws a sentence naming the first colour that differs between the palette and {@link TOKENS}. */
export function assertPalette(tokens: string): void {
  const inTokens = new Map(
    [...tokens.matchAll(/--color-([a-z-]+): (#[0-9a-f]+);/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
  const inPalette = new Map<string, string>(Object.entries(palette));
  for (const name of new Set([...inTokens.keys(), ...inPalette.keys()])) {
    const [token, colour] = [inTokens.get(name), inPalette.get(name)];
    if (token === colour) continue;
    throw new Error(
      `The colour ${name} is ${token ?? 'missing'} in ${TOKENS} and ${colour ?? 'missing'} in content/palette.ts: make both the same.`,
    );
  }
}
