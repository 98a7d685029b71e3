const done = new Set([location.pathname]);

/** Fetches a page of the site, once, so that a click finds it in the browser's cache. */
export function prefetchPage(path: string) {
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
}
