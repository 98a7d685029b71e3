/** Does some work once the browser has painted what a click has changed so far, so that the click is answered at once. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
