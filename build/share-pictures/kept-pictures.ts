import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A cache in node_modules; may be deleted at any time. */
export const KEPT_PICTURES = 'node_modules/.cache/share-pictures';

// Flat colours: a palette halves the size without a visible difference.
const PNG = { palette: true, effort: 10, compressionLevel: 9 } as const;

/** A cache key for an SVG and this version of the renderer. */
function keyOf(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([PNG, sharp.versions.sharp ?? '', svg]))
    .digest('base64url')
    .slice(0, 22);
}

/** The picture as PNG, from the cache if it was drawn before. */
export async function pngOf(svg: string, folder = KEPT_PICTURES): Promise<{ png: Uint8Array; drawn: boolean }> {
  const kept = join(folder, `${keyOf(svg)}.png`);
  const known = await readFile(kept).catch(() => null);
  if (known) return { png: known, drawn: false };
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  await keep(kept, png, folder);
  return { png, drawn: true };
}

/** Caches the picture. A folder that cannot be written only makes the next build slower. */
async function keep(path: string, png: Uint8Array, folder: string): Promise<void> {
  // Two builds may draw the same picture at once; neither may read a partial one.
  const half = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(half, png);
    await rename(half, path);
  } catch {}
}
