import { mayBePrepared, speculationRules } from './speculation-rules.ts';

/** `saveData` of the Network Information API, which TypeScript's types lack. */
type Connection = { saveData?: boolean };

/** Prepares the page behind a hovered link, and on touch devices those whose buttons are in view; none to save data. */
export function prepareNextPage() {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const isTouched = matchMedia('(hover: none)').matches;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    if (isTouched) watchLinksInView((link, inView) => inView && prefetchPage(link.pathname + link.search));
    prefetchOnIntent();
    return;
  }
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  if (isTouched) watchLinksInView((link, inView) => link.toggleAttribute('data-in-view', inView));
}

/** How long a link must be in view before its page is prepared, so that scrolling past does not count. */
const VIEW_MS = 1_000;

/** Reports when a marked link has been in view for a second, and when it leaves: no hover announces a tap. */
function watchLinksInView(onChange: (link: HTMLAnchorElement, inView: boolean) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      clearTimeout(timers.get(link));
      const prepare = () => onChange(link, true);
      if (isIntersecting) timers.set(link, setTimeout(prepare, VIEW_MS));
      else onChange(link, false);
    }
  });
  for (const link of document.querySelectorAll('a[data-prepare-in-view]')) observer.observe(link);
}

/** How long a mouse hovers over a link before its page is prefetched. */
const REST_MS = 80;

function prefetchOnIntent() {
  const pathOf = ({ target }: Event): string | null => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    return link && link.origin === location.origin && mayBePrepared(link.pathname) ? link.pathname + link.search : null;
  };

  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path) timer = setTimeout(() => prefetchPage(path), event.pointerType === 'mouse' ? REST_MS : 0);
  });
  document.addEventListener('focusin', (event) => {
    const path = pathOf(event);
    if (path) prefetchPage(path);
  });
}

const prefetched = new Set([location.pathname]);

/** Prefetches a page, given as path and query, once, so that the click finds it in the HTTP cache. */
function prefetchPage(path: string) {
  if (prefetched.has(path)) return;
  prefetched.add(path);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  } else {
    // This header lets the response be cached for the click. If the prefetch fails, the click requests the page anyway.
    fetch(path, { priority: 'low', headers: { purpose: 'prefetch' } }).catch(() => {});
  }
}
