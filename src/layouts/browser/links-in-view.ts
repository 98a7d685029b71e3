/** How long a link must be in view before its page is prepared, so that scrolling past does not count. */
const VIEW_MS = 1_000;

/**
 * Reports when a link marked `data-prepare-in-view` has been in view for a second, and when it leaves. For touch devices,
 * where no hover announces a tap.
 */
export function watchLinksInView(onChange: (link: HTMLAnchorElement, inView: boolean) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      clearTimeout(timers.get(link));
      if (isIntersecting)
        timers.set(
          link,
          setTimeout(() => onChange(link, true), VIEW_MS),
        );
      else onChange(link, false);
    }
  });
  for (const link of document.querySelectorAll('a[data-prepare-in-view]')) observer.observe(link);
}
