import { prefetchPage } from './prefetch-page.ts';

/** How long a link is in view before its page is fetched: whoever scrolls past it will not tap it. */
const VIEW_MS = 1_000;

/**
 * Fetches the pages of the links marked `data-prefetch-in-view` once they have been in view for a second. For devices
 * without a pointer that could rest on a link: there a tap comes unannounced.
 */
export function prefetchInView() {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const fetchIt = () => {
        observer.unobserve(target);
        prefetchPage((target as HTMLAnchorElement).pathname);
      };
      timers.set(target, setTimeout(fetchIt, VIEW_MS));
    }
  });
  for (const link of document.querySelectorAll('a[data-prefetch-in-view]')) observer.observe(link);
}
