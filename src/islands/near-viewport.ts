import type { ClientDirective } from 'astro';
import { holdEarlyEvents } from './hold-early-events.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near-viewport'?: boolean;
  }
}

/**
 * `client:near-viewport`: an island's code is fetched when the island comes within 600 px of the window. Clicks and keys
 * before it has hydrated are held and then made again. Inlined into the page, so kept short.
 */
const nearViewport: ClientDirective = (load, _options, island) => {
  const answer = holdEarlyEvents(island);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load()
        .then((hydrate) => {
          // React reports attributes that it has not rendered.
          for (const button of island.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
          return hydrate();
        })
        .finally(answer);
    },
    { rootMargin: '600px' },
  );
  // The island element has no box of its own.
  for (const child of island.children) observer.observe(child);
};

export default nearViewport;
