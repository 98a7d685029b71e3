import { dropOldRecords } from '../../../domain/checkout-keeping.ts';

// The script that is written into every page, so it is short. What can wait for a visitor's first move is fetched then;
// see `first-move.ts`. Touching is moving, too. Those are extras: a page that cannot fetch them goes on as it is.
const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });

// The year was right when the site was built.
const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;

// What the checkout has kept for 24 hours goes on whatever page the visitor opens next.
try {
  dropOldRecords(localStorage, Date.now());
} catch {
  // Storage that is denied holds nothing of ours, and one that is full has still let go of what is old.
}
