import type { Page } from '@playwright/test';

/** Runs in a page before any other script and adds up layout shifts. */
export function watchShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      dataset['shift'] = `${Number(dataset['shift'] ?? 0) + entry.value}`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The total recorded by `watchShifts`. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
