const done = new Set([location.pathname]);

/** Prefetches a page, given as path and query, once, so that the click finds it in the HTTP cache. */
export function prefetchPage(path: string) {
  if (done.has(path)) return;
  done.add(path);
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
