const OPENS_AFTER_MS = 120;
const CLOSES_AFTER_MS = 250;

/** Opens a popover when a mouse hovers over its button, and closes it when pointer or focus has left both. */
export function openPanelOnHover(panel: HTMLElement, button: HTMLButtonElement) {
  let timer: ReturnType<typeof setTimeout>;
  let open = panel.matches(':popover-open');
  let hovered = false;
  const later = (show: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (show ? open : !hovered) return;
      hovered = show;
      panel.togglePopover(show);
    }, delay);
  };
  const closeWhenLeftFor = (next: Node | null) => {
    if (next && next !== button && !panel.contains(next)) panel.hidePopover();
  };
  for (const element of [panel, button]) {
    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') later(true, OPENS_AFTER_MS);
    });
    element.addEventListener('pointerleave', () => later(false, CLOSES_AFTER_MS));
    element.addEventListener('focusout', ({ relatedTarget }) => closeWhenLeftFor(relatedTarget as Node | null));
  }
  // A click after a hover means 'keep it open', so do not let it close the panel.
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (hovered) event.preventDefault();
    hovered = false;
  });
  // Focus moving into the panel keeps it open too.
  panel.addEventListener('focusin', () => {
    hovered = false;
  });
  panel.addEventListener('toggle', (event) => {
    open = event.newState === 'open';
    hovered &&= open;
    button.ariaExpanded = `${open}`;
  });

  // Catches up on events from before this script loaded.
  button.ariaExpanded = `${open}`;
  if (open && document.activeElement !== document.body) closeWhenLeftFor(document.activeElement);
  if (!open && button.matches(':hover') && matchMedia('(hover: hover)').matches) later(true, OPENS_AFTER_MS);
}

const FORGOTTEN_AFTER_MS = 1_000;

/** Moves the focus through a popover's links by arrow keys, Home, End and letters; Escape returns it to the button. */
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
