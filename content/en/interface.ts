export const interfaceWords = {
  toast: { region: 'Notifications ({hotkey})', close: 'Close' },
  errorSummary: '{count} fields need another look:',
  carousel: {
    /** What assistive technology calls the whole and each part. */
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    slide: '{shown} of {total}: {name}',
  },
} as const;

export type CarouselWords = (typeof interfaceWords)['carousel'];
