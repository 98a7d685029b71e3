import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pagePictures, plainPicture } from '../catalogue/page-pictures.ts';
import { listedPaths } from '../catalogue/paths.ts';
import { company } from '../content/company.ts';
import { LANGUAGE_PATH } from '../domain/language.ts';
import { picturePath } from '../domain/page-paths.ts';
import { isPhoto, portraitFile } from '../domain/portraits.ts';
import type { PriceReading } from '../domain/price.ts';
import { builtPages, decodeEntities } from './built-pages.ts';
import { photoAsDrawing } from './portraits.ts';
import { drawPicture } from './share-pictures/draw-picture.ts';

const PICTURE = new RegExp(`(${LANGUAGE_PATH}/share/[\\w/-]+\\.png)"`, 'g');
const TITLE = /<meta property="og:title" content="([^"]*)">/;

/** A page without a picture of its own has its title on a plain one. A hash in the URL keeps old prices out of caches. */
export function sharePictures(reading: PriceReading): AstroIntegration {
  const pictures = pagePictures(reading);
  const draw = async (path: string, title: string) => {
    const picture = pictures.get(path) ?? plainPicture(title);
    const photo = isPhoto(picture.portrait ?? '')
      ? await photoAsDrawing(portraitFile(picture.portrait ?? ''))
      : undefined;
    return drawPicture(picture, company.name, photo);
  };

  return {
    name: 'share-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const paths = new Map<string, string>(listedPaths.map((path) => [picturePath(path), path]));
        server.middlewares.use(async (request, response, next) => {
          const path = paths.get((request.url ?? '').replace(/\?.*$/, ''));
          if (path === undefined) return next();
          response.setHeader('content-type', 'image/png').end(await draw(path, company.name));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        const hashes = new Map<string, string>();
        const drawn = listedPaths.map(async (path) => {
          const html = pages.find(({ path: built }) => built === path)?.html ?? '';
          const png = await draw(path, decodeEntities(TITLE.exec(html)?.[1] ?? company.name));
          const name = picturePath(path);
          hashes.set(name, createHash('sha256').update(png).digest('hex').slice(0, 8));
          const file = join(folder, name.slice(LANGUAGE_PATH.length));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, png);
        });
        await Promise.all(drawn);
        for (const { name, html } of pages) {
          const versioned = html.replace(PICTURE, (_, picture: string) => {
            const hash = hashes.get(picture);
            if (!hash) throw new Error(`The page ${name} is shared with ${picture}, which no listed page has.`);
            return `${picture}?v=${hash}"`;
          });
          await writeFile(join(folder, name), versioned);
        }
      },
    },
  };
}
