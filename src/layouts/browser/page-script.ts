// Inlined into every page, so kept short. What can wait is fetched at the visitor's first move or touch, see
// `first-move.ts`. Those are extras: a page that cannot fetch them works without.
import './after-first-paint.ts';

const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });

// An address that names a stage is answered at once; and where something is kept on this device, the same file knows for
// how long.
try {
  if (/stage=/.test(location.search) || localStorage.length) onFirstMove();
} catch {}

// The year in the page is that of the build; every footer has it.
(document.querySelector('[data-year]') as { textContent: unknown }).textContent = new Date().getFullYear();
