/** What {@link watchHeadline} leaves in the page's window. */
export type WatchedHeadline = { widths: number[]; heights: number[] };

/**
 * Runs in a page before any other script: records the headline's line widths and height in each frame from the first paint
 * on.
 */
export function watchHeadline(): void {
  const widths: number[] = [];
  const heights: number[] = [];
  Object.assign(window, { widths, heights } satisfies WatchedHeadline);
  const look = () => {
    const headline = document.querySelector('h1');
    // The first frame is the first paint, or the first with content where browsers do not report paint timing.
    if (headline && performance.getEntriesByType('paint').length > 0) {
      const range = document.createRange();
      range.selectNodeContents(headline);
      widths.push(Array.from(range.getClientRects()).reduce((sum, { width }) => sum + width, 0));
      heights.push(headline.offsetHeight);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
