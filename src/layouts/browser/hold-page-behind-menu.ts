/** Makes the rest of the page inert while the menu is open. */
export function holdPageBehindMenu(menu: HTMLElement) {
  const hold = (held: boolean, parts: Iterable<Element> = document.body.children) => {
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
    if ((target as Element).closest('a')) hold(false);
  });
  hold(menu.matches(':popover-open'));
}
