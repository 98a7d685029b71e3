// Everything here is an extra: the panel is a native popover, the menu a native dialog, and both work without it.
const HOVER_OPENS_AFTER_MS = 120;
const LEAVE_CLOSES_AFTER_MS = 250;
const SWIPE_PX = 60;

const panel = document.getElementById('packages-panel');
const button = document.querySelector<HTMLButtonElement>('[popovertarget="packages-panel"]');
const menu = document.getElementById('mobile-menu') as HTMLDialogElement | null;

if (panel && button) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered = false;
  const isOpen = () => panel.matches(':popover-open');
  const later = (change: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(change, delay);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    later(() => {
      if (isOpen()) return;
      hovered = true;
      panel.showPopover();
    }, HOVER_OPENS_AFTER_MS);
  };
  const leave = () => later(() => hovered && panel.hidePopover(), LEAVE_CLOSES_AFTER_MS);

  for (const element of [panel, button]) {
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
  }
  // A click after a hover means 'keep it open': it must not close what the hover has just opened.
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (hovered && isOpen()) event.preventDefault();
    hovered = false;
  });
  panel.addEventListener('toggle', () => {
    button.setAttribute('aria-expanded', String(isOpen()));
    if (!isOpen()) hovered = false;
  });
  panel.addEventListener('focusout', (event) => {
    const next = event.relatedTarget as Node | null;
    if (next && next !== button && !panel.contains(next)) panel.hidePopover();
  });
}

if (menu) {
  // For browsers without invoker commands.
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const opener of document.querySelectorAll('[data-opens="mobile-menu"]')) {
      opener.addEventListener('click', () => menu.showModal());
    }
    for (const closer of document.querySelectorAll('[data-closes="mobile-menu"]')) {
      closer.addEventListener('click', () => menu.close());
    }
  }
  // For browsers without light dismiss of dialogs: a click on the dialog itself is a click on its backdrop.
  menu.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === menu || target.closest('a')) menu.close();
  });
  // The menu came from the right: a swipe to the right sends it back.
  let from: Touch | undefined;
  menu.addEventListener('touchstart', (event) => (from = event.touches[0]), { passive: true });
  menu.addEventListener('touchend', (event) => {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    if (across > SWIPE_PX && across > 2 * Math.abs(to.clientY - from.clientY)) menu.close();
  });
}

// The year was right when the site was built.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());

export {};
