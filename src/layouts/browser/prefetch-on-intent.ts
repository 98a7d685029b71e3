/** How long a mouse rests on a link before its page is fetched. */
const REST_MS = 80;

/**
 * Fetches a page of the site when a mouse rests on a link to it, a finger touches it or the focus comes to it. Each is
 * fetched once; `may` decides by its path whether a page is fetched at all.
 */
export function prefetchOnIntent(may: (path: string) => boolean) {
  const done = new Set([location.pathname]);
  const prefetch = (path: string) => {
    if (done.has(path)) return;
    done.add(path);
    const link = document.createElement('link');
    if (link.relList.supports('prefetch')) {
      link.rel = 'prefetch';
      link.href = path;
      document.head.append(link);
    } else {
      // The header lets the server's answer be kept for the click. Should this fail, the click asks again.
      fetch(path, { priority: 'low', headers: { purpose: 'prefetch' } }).catch(() => {});
    }
  };
  const pathOf = ({ target }: Event): string | null => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    return link && link.origin === location.origin && may(link.pathname) ? link.pathname : null;
  };

  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path) timer = setTimeout(() => prefetch(path), event.pointerType === 'mouse' ? REST_MS : 0);
  });
  document.addEventListener('focusin', (event) => {
    const path = pathOf(event);
    if (path) prefetch(path);
  });
}
