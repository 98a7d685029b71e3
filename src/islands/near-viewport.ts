import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near-viewport'?: boolean;
  }
}

/** How long a link waits for the code of its island. */
const FOLLOWED_AFTER_MS = 10_000;

/**
 * `client:near-viewport`: an island's code is fetched when the island comes within 600 px of the window. Until it has
 * hydrated, clicks on its buttons and on its links with a handler (`data-handled`) and keys pressed in it are held, and
 * then replayed. If the code does not arrive, such a link is followed all the same. Inlined into the page, so kept
 * short.
 */
const nearViewport: ClientDirective = (load, _options, island) => {
  const missed: Event[] = [];
  const answer = () => {
    island.onclick = island.onkeydown = null;
    for (const event of missed.splice(0)) {
      (event.target as Element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  };
  island.onclick = (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[data-handled],[href="#"]');
    if (control instanceof HTMLButtonElement) {
      // A form that posts has been sent by the browser itself: it must not be sent twice.
      if (control.type === 'button' || control.form?.method !== 'post') missed.push(event);
      // With one of these keys, the visitor asks for a new tab or window.
    } else if (control && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      // A link to '#' must not jump to the top of the page.
      if ('handled' in control.dataset) {
        missed.push(event);
        setTimeout(answer, FOLLOWED_AFTER_MS);
      }
    }
  };
  island.onkeydown = (event) => missed.push(event);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load()
        .then((hydrate) => hydrate())
        .finally(answer);
    },
    { rootMargin: '600px' },
  );
  // The island element has no box of its own.
  for (const child of island.children) observer.observe(child);
};

export default nearViewport;
