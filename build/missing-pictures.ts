import { existsSync } from 'node:fs';
import { logos } from '../content/logos.ts';
import { stories } from '../content/stories.ts';

/** A sentence for every logo and portrait that the content names and `public/` does not hold; empty when all are there. */
export function missingPictures(exists: (path: string) => boolean = existsSync): string[] {
  return [
    ...logos.map(({ id }) => ({ file: 'content/logos.ts', name: id, path: `public/logos/${id}.svg` })),
    ...stories.map(({ image }) => ({ file: 'content/stories.ts', name: image, path: `public/portraits/${image}.svg` })),
  ]
    .filter(({ path }) => !exists(path))
    .map(({ file, name, path }) => `${file}: '${name}' has no picture: there is no ${path}.`);
}

/** Stops the build with a sentence for each picture that is missing. */
export function assertPictures(): void {
  const missing = missingPictures();
  if (missing.length > 0) throw new Error(`Pictures are missing:\n- ${missing.join('\n- ')}`);
}
