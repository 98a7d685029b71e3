/** While the menu is open, nothing else of the page can be reached: not by a click, Tab or a screen reader. */
export function holdPageBehindMenu(menu: HTMLElement) {
  const hold = (held: boolean) => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && part !== menu) part.inert = held;
    }
  };
  // A task of its own, so that the menu is painted first: this has the whole page styled anew.
  menu.addEventListener('toggle', ({ newState }) => hold(newState === 'open'));
  // The focus goes back to the button, or on to what a link of the menu leads to.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hold(false);
  });
  hold(menu.matches(':popover-open'));
}
