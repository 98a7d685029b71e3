const SWIPE_PX = 80;

/** Closes the menu when one of its links is followed, or on a swipe to the right, whence it slid in. */
export function closeMenuOnJump(menu: HTMLElement) {
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  let from: Touch | undefined;
  const begin = ({ touches }: TouchEvent) => {
    from = touches[0];
  };
  menu.addEventListener('touchstart', begin, { passive: true });
  menu.addEventListener('touchend', ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    if (across > SWIPE_PX && across > Math.abs(to.clientY - from.clientY)) menu.hidePopover();
  });
}
