import type { Locator, Page } from '@playwright/test';

/** An element's edges in window pixels. */
export type Edges = { left: number; right: number; top: number; bottom: number };

/** The boxes of a locator's elements, in document order. */
export const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

/** Whether two boxes overlap by more than `room` pixels in both directions. */
export const overlap = (a: Edges, b: Edges, room = 0) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > room &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > room;

/** A late font moves a letter by less than this; an added line moves everything by more. */
export const LEAST_SHIFT = 0.001;

/** The cumulative layout shift since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: one that paints what has just changed, one after the observer was notified.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))));
      }),
  );
}
