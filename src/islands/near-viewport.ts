import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near-viewport'?: boolean;
  }
}

/**
 * `client:near-viewport`: an island's code is fetched when the island comes within 600 px of the window. Clicks on its buttons and
 * keys pressed in it before that are kept, and made again when it answers. Written into the page, so it is short.
 */
const nearViewport: ClientDirective = (load, _options, island) => {
  const missed: Event[] = [];
  island.onclick = island.onkeydown = (event: Event) => {
    const button = (event.target as Element).closest('button');
    // A form that posts has been sent by the browser itself: it must not be sent twice.
    if (event.type === 'keydown' || (button && button.form?.method !== 'post')) missed.push(event);
  };
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const hydrate = await load();
      await hydrate();
      island.onclick = island.onkeydown = null;
      for (const event of missed) {
        event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      }
    },
    { rootMargin: '600px' },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

export default nearViewport;
