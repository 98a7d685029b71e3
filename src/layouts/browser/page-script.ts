import { dropOldRecords } from '../../../domain/checkout-keeping.ts';

// Inlined into every page, so kept short. What can wait is fetched at the visitor's first move or touch, see
// `first-move.ts`. Those are extras: a page that cannot fetch them works without.
const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });

// The year in the page is that of the build.
const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;

// What the checkout has kept for 24 hours goes on whatever page the visitor opens next.
try {
  dropOldRecords(localStorage, Date.now());
} catch {
  // Storage that is denied holds nothing of ours, and one that is full has still let go of what is old.
}
