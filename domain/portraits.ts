const PHOTO = /\.(jpe?g|png)$/i;

/** The size in which a portrait is laid out, in pixels. */
export const PORTRAIT_SIZE = { width: 240, height: 280 } as const;

/** The formats in which a photo is sent, the smallest first; every browser knows the last. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Whether a portrait is a photo, named with its ending, and not a drawing, named without. */
export function isPhoto(image: string): boolean {
  return PHOTO.test(image);
}

/** The file that a portrait is made of, from the root of the project. */
export function portraitFile(image: string): string {
  return isPhoto(image) ? `content/portraits/${image}` : `public/portraits/${image}.svg`;
}

/** The address of a drawing, or of a photo in one of its formats. */
export function portraitPath(image: string, format: PhotoFormat | 'svg' = 'svg'): string {
  return `/portraits/${image.replace(PHOTO, '')}.${format}`;
}
