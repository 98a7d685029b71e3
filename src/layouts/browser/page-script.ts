import { followView } from './follow-view.ts';
import { addTypefaces } from './late-typefaces.ts';

// Inlined into every page, so kept short. The rest is loaded at the first interaction, see `first-move.ts`.

const IDLE_AFTER_MS = 2_000;

// The first part below the first screen is so near that the first frame renders it. Prerendering does it ahead.
const near = document.querySelector<HTMLElement>('.render-late');
if (near && 'prerendering' in document && document.prerendering) near.style.contentVisibility = 'visible';

// Runs after the first paint. A prerendered page first paints on activation.
requestAnimationFrame(() =>
  setTimeout(() => {
    followView();
    renderLate();
    // If a typeface fails to load, the fallback stays.
    document.fonts.ready.then(addTypefaces).catch(() => {});
  }),
);

const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });

// Load at once if the address names a stage or the checkout has stored something.
try {
  if (/stage=/.test(location.search) || localStorage.length) onFirstMove();
} catch {}

// Back to a page in another language, whose history entry belongs to this document, see `change-language.ts`.
// Written out: an import from `domain/` would make every page load a chunk of the islands.
const languageStart = () => /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0];
const ownStart = languageStart();
addEventListener('popstate', () => languageStart() === ownStart || location.reload());

// An island's script did not load. Astro has tried twice.
addEventListener('astro:hydration-error', () => {
  const note = document.querySelector('[data-not-loaded]') as HTMLElement;
  note.hidden = false;
  note.onclick = () => location.reload();
});

// The static HTML has the year of the build.
(document.querySelector('[data-year]') as { textContent: unknown }).textContent = new Date().getFullYear();

/** Renders the parts below the first screen one at a time when the browser is idle, or at once for a link to one of them. */
export function renderLate(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.render-late')];
  const renderNext = () => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    // Safari renders everything at once anyway.
    if (part) window.requestIdleCallback?.(renderNext);
  };
  setTimeout(renderNext, IDLE_AFTER_MS);
  addEventListener('hashchange', () => {
    document.documentElement.dataset['whole'] = '';
    document.querySelector(':target')?.scrollIntoView();
  });
}
