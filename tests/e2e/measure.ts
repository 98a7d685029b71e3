import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

type Edges = { left: number; right: number; top: number; bottom: number };

export const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

export const overlap = (a: Edges, b: Edges) =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);

/** A late font moves a letter by less than this; an added line moves everything by more. */
export const LEAST_SHIFT = 0.001;

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

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings on the page once its animations have ended, one line each; empty if there are none. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Text that is still fading in has too little contrast. Endless and scroll-driven animations do not end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  return page.evaluate(async (tags) => {
    type Result = { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] };
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Result[] }> } };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}; ${target.join(' ')}; ${failureSummary ?? ''}`),
    );
  }, AXE_TAGS);
}

/** The number of pages in a PDF of Chromium's, which does not compress its page objects. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
