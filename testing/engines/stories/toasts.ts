import { interfaceWords } from '../../../content/interface.ts';
import type { EnginePage } from '../engine.ts';
import { eventually, until } from '../until.ts';

/** Finds the region of the toasts, which a page has once its island answers. */
const REGION = `[role=region][aria-label^="${interfaceWords.toast.region.split(' ')[0]}"]`;

/** Waits until the page's island has hydrated. */
export async function untilReady(page: EnginePage): Promise<void> {
  await eventually(async () => {
    await page.press('Shift');
    if (!(await page.evaluate((region) => !!document.querySelector(region), REGION))) throw new Error('Not ready yet.');
  });
}

/** Waits until the one toast that is shown begins with these words. */
export function untilToast(page: EnginePage, title: string): Promise<void> {
  return until(
    page,
    (region, words) => {
      const [toast, ...others] = document.querySelectorAll<HTMLElement>(`${region} li[data-state=open]`);
      return others.length === 0 && toast?.innerText.startsWith(words) && getComputedStyle(toast).opacity === '1';
    },
    REGION,
    title,
  );
}

export function untilNoToast(page: EnginePage): Promise<void> {
  return until(page, (region) => !document.querySelector(`${region} li`), REGION);
}
