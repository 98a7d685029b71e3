/** The phone that pages are measured on, as the browser emulates it: sizes in CSS pixels. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * How long a page is left alone: before it is loaded, because its renderer starts and the last one ends; and after it has
 * loaded, until nothing more comes.
 */
export const SETTLE_MS = 500;
