const SWIPE_PX = 80;

/** Closes a modal menu before one of its links jumps, at a click beside it, and at a swipe to where it came from. */
export function closeMenuOnJump(menu: HTMLDialogElement) {
  // A click on the dialog itself is one on its backdrop.
  menu.addEventListener('click', ({ target }) => {
    if (target === menu || (target as Element).closest('a')) menu.close();
  });
  // The menu came from the right: a swipe to the right sends it back.
  let from = 0;
  menu.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches[0]?.clientX ?? 0;
    },
    { passive: true },
  );
  menu.addEventListener('touchend', ({ changedTouches }) => {
    if ((changedTouches[0]?.clientX ?? 0) - from > SWIPE_PX) menu.close();
  });
}
