import type { ClientDirective } from 'astro';
import type { Island } from './early-input.ts';
import { holdEarlyEvents } from './hold-early-events.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** 'preload' for an island at the top of its page: its scripts are fetched with what they import. */
    'client:near-viewport'?: boolean | 'preload';
  }
}

/**
 * `client:near-viewport`: loads an island when it comes within 600 px of the viewport. Holds earlier clicks and keys and
 * replays them after hydration; `takeEarlyInput` returns what was typed. An island that a translation or an extension has
 * changed is rendered anew, because React could not hydrate it. Inlined, so kept short.
 */
const nearViewport: ClientDirective = (load, _options, island: Island) => {
  const answer = holdEarlyEvents(island);
  // With `client="only"` Astro renders an island instead of hydrating it.
  const changes = new MutationObserver(() => island.setAttribute('client', 'only'));
  changes.observe(island, { childList: true, characterData: true, subtree: true });
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
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
    },
    { rootMargin: '600px' },
  );
  // The astro-island element has no box of its own.
  for (const child of island.children) observer.observe(child);
};

export default nearViewport;
