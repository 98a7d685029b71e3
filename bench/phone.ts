/** The emulated phone, sizes in CSS pixels. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** How long to wait before loading a page, while renderers start and end, and after it. */
export const SETTLE_MS = 500;
