/** While the menu is open, nothing else of the page can be reached: not by a click, Tab or a screen reader. */
export function holdPageBehindMenu(menu: HTMLElement) {
  const hold = (held: boolean, parts: Iterable<Element> = document.body.children) => {
    for (const part of parts) {
      if (part instanceof HTMLElement && part !== menu) part.inert = held;
    }
  };
  // A task of its own, so that the menu is painted, or gone, first: this has the whole page styled anew.
  menu.addEventListener('toggle', ({ newState }) => hold(newState === 'open'));
  // These cannot wait: the button that the focus goes back to, and what a link of the menu leads to.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hold(false, document.querySelectorAll('header'));
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) hold(false);
  });
  hold(menu.matches(':popover-open'));
}
