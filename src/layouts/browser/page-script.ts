// Inlined into every page, so kept short. The rest is loaded at the first interaction, see `first-move.ts`; pages work
// without it.
import { followView } from './follow-view.ts';
import { addTypefaces } from './late-typefaces.ts';
import { renderLate } from './render-late.ts';

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
