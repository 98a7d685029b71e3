import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { people } from '../content/proof.ts';
import { stories } from '../content/stories.ts';
import {
  isPhoto,
  PHOTO_FORMATS,
  type PhotoFormat,
  PORTRAIT_SIZE,
  portraitFile,
  portraitPath,
} from '../domain/portraits.ts';

/** Photo pixels for each layout pixel: sharp on phones. */
const DENSITY = 2;

const photos = [...new Set([...stories, ...people].map(({ image }) => image))]
  .filter(isPhoto)
  .flatMap((image) =>
    PHOTO_FORMATS.map((format) => ({ path: portraitPath(image, format), file: portraitFile(image), format })),
  );

export function portraits(): AstroIntegration {
  return {
    name: 'portraits',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const photo = photos.find(({ path }) => path === request.url?.replace(/\?.*$/, ''));
          if (!photo) return next();
          response.setHeader('content-type', `image/${photo.format}`).end(await sentPhoto(photo.file, photo.format));
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await mkdir(join(folder, 'portraits'), { recursive: true });
        for (const { path, file, format } of photos) await writeFile(join(folder, path), await sentPhoto(file, format));
      },
    },
  };
}

export function sentPhoto(file: string, format: PhotoFormat): Promise<Buffer> {
  const photo = cut(file);
  return format === 'avif' ? photo.avif({ quality: 55 }).toBuffer() : photo.webp({ quality: 78 }).toBuffer();
}

export async function photoAsDrawing(file: string): Promise<string> {
  const { width, height } = PORTRAIT_SIZE;
  const png = await cut(file).png().toBuffer();
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
}

function cut(file: string) {
  const { width, height } = PORTRAIT_SIZE;
  // Rotated by its orientation tag, then cropped around the most salient part.
  return sharp(file)
    .autoOrient()
    .resize(width * DENSITY, height * DENSITY, { fit: 'cover', position: 'attention' });
}
