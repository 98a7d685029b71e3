const FORGOTTEN_AFTER_MS = 1_000;

/**
 * Moves the focus through a popover's links by arrow keys, Home, End and typed letters. An arrow key on its button opens it,
 * Escape returns the focus. Tab still works.
 */
export function moveInPanelByKeys(panel: HTMLElement, button: HTMLElement) {
  const links = [...panel.querySelectorAll('a')];
  let typed = '';
  let forgetting: ReturnType<typeof setTimeout>;

  /** The next link that starts with the typed text; repeating a letter cycles through its matches. */
  const linkTyped = (letter: string, current: number) => {
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      typed = '';
    }, FORGOTTEN_AFTER_MS);
    typed += letter.toLowerCase();
    const repeated = typed === letter.toLowerCase().repeat(typed.length);
    const first = repeated ? current + 1 : Math.max(current, 0);
    const start = repeated ? typed.slice(0, 1) : typed;
    const inOrder = [...links.slice(first), ...links.slice(0, first)];
    return inOrder.find((link) => link.textContent?.toLowerCase().startsWith(start));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!panel.matches(':popover-open')) {
      if (key !== 'ArrowDown') return;
      panel.showPopover();
    }
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: links[(current + 1) % links.length],
      ArrowUp: links.at(Math.max(current, 0) - 1),
      Home: links[0],
      End: links.at(-1),
      Escape: button,
    };
    // Space presses the button, unless typed within a word.
    const isLetter = key.length === 1 && (key !== ' ' || typed);
    if (!isLetter && !(key in targets)) return;
    event.preventDefault();
    const target = isLetter ? linkTyped(key, current) : targets[key];
    if (target === button) panel.hidePopover();
    target?.focus();
  };
  for (const element of [panel, button]) element.addEventListener('keydown', onKeyDown);
}
