// The script that is written into every page, so it is short. What can wait for a visitor's first move is fetched then;
// see `first-move.ts`. Touching is moving, too. Those are extras: a page that cannot fetch them goes on as it is.
const onFirstMove = () => import(/* @vite-ignore */ document.body.dataset['firstMove'] as string).catch(() => {});
addEventListener('pointerover', onFirstMove, { once: true });
addEventListener('focusin', onFirstMove, { once: true });

// Something is kept on this device: the same file knows for how long.
try {
  if (localStorage.length) onFirstMove();
} catch {}

// The year was right when the site was built; every footer has it.
(document.querySelector('[data-year]') as Element).textContent = `${new Date().getFullYear()}`;

export {};
