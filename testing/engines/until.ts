import { vi } from 'vitest';
import type { EnginePage } from './engine.ts';

/** How long a story waits for what a visitor would see, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Waits until something no longer throws, and resolves with its result. */
export function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: PATIENCE_MS, interval: 50 });
}

/** Waits until a function that runs in the page is true there; between two pages it may fail. */
export async function until<Arguments extends unknown[]>(
  page: EnginePage,
  isSo: (...given: Arguments) => boolean | undefined,
  ...given: Arguments
): Promise<void> {
  await eventually(async () => {
    if (!(await page.evaluate(isSo, ...given))) throw new Error(`Not yet: ${isSo} (${given.join(', ')})`);
  });
}

/** Waits until the page shows these words somewhere. */
export function untilShown(page: EnginePage, words: string): Promise<void> {
  return until(page, (text) => document.body.innerText.includes(text), words);
}

/** Waits until the window is at a path of the site. */
export function untilAt(page: EnginePage, path: string): Promise<void> {
  return until(page, (wanted) => location.pathname === wanted && document.readyState === 'complete', path);
}
