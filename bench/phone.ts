import { SLOW_PHONE } from '../testing/slow-phone.ts';

/** The emulated phone, sizes in CSS pixels. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** How long to wait before loading a page, while renderers start and end, and after it. */
export const SETTLE_MS = 500;

/** The phone and its network, as a report names them. */
export const SLOW_PHONE_TEXT = `${PHONE.viewport.width} × ${PHONE.viewport.height} px, ${SLOW_PHONE.latencyMs} ms a request, ${SLOW_PHONE.kilobytesPerSecond} KB/s, processor slowed ${SLOW_PHONE.cpuRate} times`;
