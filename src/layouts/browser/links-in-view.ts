/** How long a link is in view before its page is prepared: whoever scrolls past it will not tap it. */
const VIEW_MS = 1_000;

/**
 * Tells of each link marked `data-prepare-in-view` when it has been in view for a second, and when it has left again. For
 * devices without a pointer that could rest on a link: there a tap comes unannounced.
 */
export function watchLinksInView(tell: (link: HTMLAnchorElement, inView: boolean) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      clearTimeout(timers.get(link));
      if (isIntersecting)
        timers.set(
          link,
          setTimeout(() => tell(link, true), VIEW_MS),
        );
      else tell(link, false);
    }
  });
  for (const link of document.querySelectorAll('a[data-prepare-in-view]')) observer.observe(link);
}
