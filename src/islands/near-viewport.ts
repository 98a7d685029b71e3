import type { ClientDirective } from 'astro';
import type { Island } from './early-input.ts';
import { whenStill } from './when-still.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** 'preload' for an island at the top of its page: its scripts are fetched with what they import. */
    'client:near-viewport'?: boolean | 'preload';
  }
}

/** Holds clicks on buttons, which show busy, and keys, until the returned function replays them. Inlined into pages. */
function holdEarlyEvents(island: HTMLElement): () => void {
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

/**
 * Loads an island within 600 px of the viewport once nothing scrolls, with 'preload' at once, and replays earlier clicks and keys.
 * React cannot hydrate an island that a translation or an extension has changed: it is rendered anew. Inlined, so kept short.
 */
const nearViewport: ClientDirective = (load, options, island: Island) => {
  const answer = holdEarlyEvents(island);
  // With `client="only"` Astro renders an island instead of hydrating it.
  const changes = new MutationObserver(() => island.setAttribute('client', 'only'));
  changes.observe(island, { childList: true, characterData: true, subtree: true });
  const start = () =>
    load()
      .then((hydrate) => {
        // React reports unexpected attributes as hydration errors.
        for (const button of island.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
        const form = island.querySelector('form');
        island.early = form ? { form, input: new FormData(form), focused: document.activeElement?.id } : undefined;
        if (changes.takeRecords().length > 0) island.setAttribute('client', 'only');
        changes.disconnect();
        return hydrate();
      })
      .finally(answer);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if (options.value === 'preload') start();
      else whenStill(start);
    },
    { rootMargin: '600px' },
  );
  // The astro-island element has no box of its own.
  for (const child of island.children) observer.observe(child);
};

export default nearViewport;
