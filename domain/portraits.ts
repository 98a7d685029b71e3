const PHOTO = /\.(jpe?g|png)$/i;

export const PORTRAIT_SIZE = { width: 240, height: 280 } as const;

/** The formats of a photo, smallest first; every browser supports the last. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Whether a portrait is a photo (named with its extension) or a drawing (without). */
export function isPhoto(image: string): boolean {
  return PHOTO.test(image);
}

export function portraitFile(image: string): string {
  return isPhoto(image) ? `content/portraits/${image}` : `public/portraits/${image}.svg`;
}

export function portraitPath(image: string, format: PhotoFormat | 'svg' = 'svg'): string {
  return `/portraits/${image.replace(PHOTO, '')}.${format}`;
}
