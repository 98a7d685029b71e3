import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Beside the packages, where other tools keep what they have made: it may be deleted at any time. */
export const KEPT_PICTURES = 'node_modules/.cache/share-pictures';

// Flat colours: a palette halves the bytes, and no eye sees it.
const PNG = { palette: true, effort: 10, compressionLevel: 9 } as const;

/** A name for what is drawn from these outlines by this version of the library. */
function keyOf(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([PNG, sharp.versions.sharp ?? '', svg]))
    .digest('base64url')
    .slice(0, 22);
}

/** The picture as PNG. One that has been drawn before, from the same outlines, is taken from the folder of kept ones. */
export async function pngOf(svg: string, folder = KEPT_PICTURES): Promise<{ png: Uint8Array; drawn: boolean }> {
  const kept = join(folder, `${keyOf(svg)}.png`);
  const known = await readFile(kept).catch(() => null);
  if (known) return { png: known, drawn: false };
  const png = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
  await keep(kept, png, folder);
  return { png, drawn: true };
}

/** Keeps a picture for the next build. A folder that cannot be written to only makes that one slower. */
async function keep(path: string, png: Uint8Array, folder: string): Promise<void> {
  // Two builds at once may draw the same picture; neither reads half of one.
  const half = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(half, png);
    await rename(half, path);
  } catch {}
}
