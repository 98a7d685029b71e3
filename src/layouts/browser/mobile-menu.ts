const SWIPE_PX = 80;

/** Makes the rest of the page inert while the menu is open; a followed link or a swipe to the right closes it. */
export function enhanceMenu(menu: HTMLElement) {
  const hold = (held: boolean, parts: Iterable<Element> = document.body.children) => {
    document.documentElement.style.overflow = held ? 'hidden' : '';
    for (const part of parts) {
      if (part instanceof HTMLElement && part !== menu) part.inert = held;
    }
  };
  // In a separate task, so that the menu paints first: `inert` restyles the whole page.
  menu.addEventListener('toggle', ({ newState }) => hold(newState === 'open'));
  // Not deferred: the button that regains the focus, and the target of a menu link.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hold(false, document.querySelectorAll('header'));
  });
  menu.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a')) return;
    menu.hidePopover();
    hold(false);
  });
  hold(menu.matches(':popover-open'));

  // The menu slides in from the right, so a swipe to the right closes it.
  let from: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    from = touches[0];
  };
  menu.addEventListener('touchstart', start, { passive: true });
  menu.addEventListener('touchend', ({ changedTouches: [to] }) => {
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    if (across > SWIPE_PX && across > Math.abs(to.clientY - from.clientY)) menu.hidePopover();
  });
}
