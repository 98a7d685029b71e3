/** Texts of shared components. `{…}` is filled in. */
export const interfaceWords = {
  toast: { region: 'Notifications ({hotkey})', close: 'Close' },
  errorSummary: '{count} fields need another look:',
  /** In place of the slash of '/month' where a price is read aloud. */
  per: 'a ',
  carousel: { previous: 'Previous slide', next: 'Next slide', slide: '{shown} of {total}: {name}' },
} as const;

export type CarouselWords = (typeof interfaceWords)['carousel'];
