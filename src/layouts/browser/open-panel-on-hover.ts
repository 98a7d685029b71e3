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
