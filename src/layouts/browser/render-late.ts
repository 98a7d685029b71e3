const IDLE_AFTER_MS = 1_000;

/**
 * Renders the parts below the first screen, see `src/styles/render-late.css`: one at a time once the page has loaded and the
 * browser is idle, so that scrolling does not wait for them, or at once for a link to one of them.
 */
export function renderLate(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.render-late')];
  const renderNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    // Safari renders everything at once anyway.
    if ('requestIdleCallback' in window) requestIdleCallback(renderNext);
  };
  const whenLoaded = () => setTimeout(renderNext, IDLE_AFTER_MS);
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
  addEventListener('hashchange', () => {
    document.documentElement.dataset['whole'] = '';
    document.querySelector(':target')?.scrollIntoView();
  });
}
