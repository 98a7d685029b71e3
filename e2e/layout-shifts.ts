import type { Page } from '@playwright/test';

/** Runs in a page before anything else does, and adds up how far its parts move by themselves. */
export function watchShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      dataset['shift'] = `${Number(dataset['shift'] ?? 0) + entry.value}`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What `watchShifts` has added up so far. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
