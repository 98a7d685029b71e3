/** What {@link watchHeadline} leaves in the window of a page. */
export type WatchedHeadline = { widths: number[]; heights: number[] };

/** Runs in a page, before anything else does: notes in each frame from the first paint on how wide the headline's lines are, and how high. */
export function watchHeadline(): void {
  const widths: number[] = [];
  const heights: number[] = [];
  Object.assign(window, { widths, heights } satisfies WatchedHeadline);
  const look = () => {
    const headline = document.querySelector('h1');
    // The first of them is the first paint, or where a browser does not tell that, the first that shows something.
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
