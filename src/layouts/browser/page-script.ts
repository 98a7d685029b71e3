// Inlined into every page, so kept short. What can wait is fetched at the visitor's first move or touch, see
// `first-move.ts`. Those are extras: a page that cannot fetch them works without.
const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });
// An address that names a stage is answered at once.
if (location.search.includes('stage=')) onFirstMove();

// The year in the page is that of the build.
const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;

export {};
