const IDLE_AFTER_MS = 2_000;

/**
 * Renders the parts below the first screen, see `src/styles/render-late.css`: one at a time a while after the first paint and
 * when the browser is idle, so that scrolling does not wait for them; at once for a link to one of them.
 */
export function renderLate(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.render-late')];
  const renderNext = () => {
    const part = parts.shift();
    if (part) part.style.contentVisibility = 'visible';
    // Safari renders everything at once anyway.
    if (part) window.requestIdleCallback?.(renderNext);
  };
  setTimeout(renderNext, IDLE_AFTER_MS);
  addEventListener('hashchange', () => {
    document.documentElement.dataset['whole'] = '';
    document.querySelector(':target')?.scrollIntoView();
  });
}
