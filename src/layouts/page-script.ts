// Everything here is an extra: the panel is a native popover, the menu a native dialog, and both work without it. It is
// written into every page, so it is short.
const HOVER_OPENS_AFTER_MS = 120;
const LEAVE_CLOSES_AFTER_MS = 250;
const SWIPE_PX = 80;

const panel = document.getElementById('packages-panel');
const button = document.querySelector<HTMLButtonElement>('[popovertarget]');
const menu = document.getElementById('mobile-menu') as HTMLDialogElement | null;

if (panel && button) {
  let timer: ReturnType<typeof setTimeout>;
  let open = false;
  let hovered = false;
  const later = (show: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (show ? open : !hovered) return;
      hovered = show;
      panel.togglePopover(show);
    }, delay);
  };
  for (const element of [panel, button]) {
    element.onpointerenter = ({ pointerType }) => pointerType === 'mouse' && later(true, HOVER_OPENS_AFTER_MS);
    element.onpointerleave = () => later(false, LEAVE_CLOSES_AFTER_MS);
  }
  // A click after a hover means 'keep it open': it must not close what the hover has just opened.
  button.onclick = (event) => {
    clearTimeout(timer);
    if (hovered) event.preventDefault();
    hovered = false;
  };
  panel.addEventListener('toggle', (event) => {
    open = event.newState === 'open';
    hovered &&= open;
    button.ariaExpanded = `${open}`;
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next && next !== button && !panel.contains(next)) panel.hidePopover();
  });
}

if (menu) {
  // For browsers without invoker commands.
  if (!('command' in HTMLButtonElement.prototype)) {
    document.onclick = ({ target }) => {
      const command = (target as Element).closest('[commandfor]')?.getAttribute('command');
      if (command) menu[command === 'close' ? 'close' : 'showModal']();
    };
  }
  // A link closes the menu before its jump; so does a click on the dialog itself, which is its backdrop.
  menu.onclick = ({ target }) => {
    if (target === menu || (target as Element).closest('a')) menu.close();
  };
  // The menu came from the right: a swipe to the right sends it back.
  let from = 0;
  menu.ontouchstart = ({ touches }) => {
    from = touches[0]?.clientX ?? 0;
  };
  menu.ontouchend = ({ changedTouches }) => {
    if ((changedTouches[0]?.clientX ?? 0) - from > SWIPE_PX) menu.close();
  };
}

// The year was right when the site was built.
const year = document.querySelector('[data-year]');
if (year) year.textContent = `${new Date().getFullYear()}`;

export {};
