/** How long a link waits for the code of its island. */
const FOLLOWED_AFTER_MS = 10_000;

/**
 * Holds clicks on an island's buttons and on its links with a handler (`data-handled`), and keys pressed in it, until the
 * returned function is called, which makes them again. If that does not happen, such a link is followed all the same.
 * Inlined into pages, so kept short.
 */
export function holdEarlyEvents(island: HTMLElement): () => void {
  const missed: Event[] = [];
  const answer = () => {
    island.onclick = island.onkeydown = null;
    for (const event of missed.splice(0)) {
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  };
  island.onclick = (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>('button,[data-handled],[href="#"]');
    // The links among them are of no type.
    if (control?.type) {
      // A form that posts has been sent by the browser itself: it must not be sent twice.
      if (control.type === 'button' || control.form?.method !== 'post') missed.push(event);
      // With one of these keys, the visitor asks for a new tab or window.
    } else if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      // A link to '#' must not jump to the top of the page.
      if ('handled' in control.dataset) {
        missed.push(event);
        setTimeout(answer, FOLLOWED_AFTER_MS);
      }
    }
  };
  island.onkeydown = (event) => missed.push(event);
  return answer;
}
