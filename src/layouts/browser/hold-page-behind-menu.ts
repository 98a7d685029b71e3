/** While the menu is open, nothing else of the page can be reached: not by a click, Tab or a screen reader. */
export function holdPageBehindMenu(menu: HTMLElement) {
  const hold = (held: boolean, parts: Iterable<Element> = document.body.children) => {
    for (const part of parts) {
      if (part instanceof HTMLElement && part !== menu) part.inert = held;
    }
  };
  // In a task of its own, so that the menu is painted, or gone, first: `inert` restyles the whole page.
  menu.addEventListener('toggle', ({ newState }) => hold(newState === 'open'));
  // These cannot wait: the button that gets the focus back, and the target of a link in the menu.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hold(false, document.querySelectorAll('header'));
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) hold(false);
  });
  hold(menu.matches(':popover-open'));
}
