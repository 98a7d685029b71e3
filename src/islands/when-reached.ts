import type { ClientDirective } from 'astro';
import { holdEarlyEvents } from './hold-early-events.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:when-reached'?: boolean;
  }
}

/**
 * What a visitor, or the browser in their name, does to a form first: a pointer that comes, the focus, text that is filled
 * in, a click that a screen reader makes.
 */
const REACHES = ['pointerover', 'focusin', 'input', 'click'];

/**
 * `client:when-reached`: an island's code is fetched after the first paint, and is run only when the visitor reaches for
 * the island. Clicks and keys before it has hydrated are held and then made again, and what was typed stays. Where
 * something is kept on this device, or another tab keeps it, the island is to show it: it hydrates at once.
 */
const whenReached: ClientDirective = (load, _options, island) => {
  const answer = holdEarlyEvents(island);
  const waiting = new AbortController();
  const { signal } = waiting;
  const hydrate = () => {
    if (signal.aborted) return;
    waiting.abort();
    load()
      .then((start) => start())
      .finally(answer);
  };
  for (const type of REACHES) island.addEventListener(type, hydrate, { signal });
  // After the first paint: the browser's storage takes its time to open, even for whoever only listens to it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The focus or the pointer may have been here before the island was.
      if (island.matches(':focus-within,:hover') || keepsSomething()) return hydrate();
      addEventListener('storage', hydrate, { signal });
      fetchAhead(island);
    }),
  );
};

/** Fetches the code that the build has named (`build/code-ahead.ts`); in development there is none. */
function fetchAhead(island: HTMLElement) {
  for (const href of island.dataset['code']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

function keepsSomething(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

export default whenReached;
