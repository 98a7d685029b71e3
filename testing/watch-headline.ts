/** What {@link watchHeadline} leaves in the window of a page. */
export type WatchedHeadline = { widths: number[] };

/** Runs in a page, before anything else does: notes how wide the headline's lines are in each frame from the first paint on. */
export function watchHeadline(): void {
  const widths: number[] = [];
  Object.assign(window, { widths });
  const look = () => {
    const headline = document.querySelector('h1');
    // The first of them is the first paint, or where a browser does not tell that, the first that shows something.
    if (headline && performance.getEntriesByType('paint').length > 0) {
      const range = document.createRange();
      range.selectNodeContents(headline);
      widths.push(Array.from(range.getClientRects()).reduce((sum, { width }) => sum + width, 0));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
