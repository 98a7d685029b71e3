const SWIPE_PX = 80;

/** Closes the menu when one of its links is followed, or on a swipe to the right. */
export function closeMenuOnJump(menu: HTMLElement) {
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  // The menu slides in from the right, so a swipe to the right closes it.
  let from = 0;
  menu.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches[0]?.clientX ?? 0;
    },
    { passive: true },
  );
  menu.addEventListener('touchend', ({ changedTouches }) => {
    if ((changedTouches[0]?.clientX ?? 0) - from > SWIPE_PX) menu.hidePopover();
  });
}
