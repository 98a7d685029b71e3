/**
 * Holds clicks on an island's buttons and keys pressed in it until the returned function replays them. Marks a held button
 * busy. Inlined into pages, so kept short.
 */
export function holdEarlyEvents(island: HTMLElement): () => void {
  const held: Event[] = [];
  island.onclick = (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>('button,[href="#"]');
    // Anchors have an empty `type`. A link to '#' must not jump to the top of the page.
    if (control && !control.type) event.preventDefault();
    // A form with method="post" was already submitted by the browser; do not submit it twice. A second press counts as the
    // same press.
    else if (control && !control.ariaBusy && (control.type === 'button' || control.form?.method !== 'post')) {
      held.push(event);
      control.ariaBusy = 'true';
    }
  };
  island.onkeydown = (event) => held.push(event);
  return () => {
    island.onclick = island.onkeydown = null;
    for (const event of held.splice(0)) {
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  };
}
