/** What a screen reader is told while a page is used, in its order: `said` by a live region, or `focus` with what has it. */
export type Announced = ['said' | 'focus', string];

export type RecordingWindow = Window & { heard: Announced[] };

// Runs in the page, before anything else there. What a region holds when it comes is said only of an alert, as screen readers
// do, and of Radix's own, which comes empty.
export function recordAnnouncements(): void {
  const heard: Announced[] = [];
  (window as unknown as RecordingWindow).heard = heard;
  const known = new WeakMap<Element, string>();

  const words = (element: Element): string =>
    Array.from(element.childNodes, (node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      const hidden = node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true });
      return hidden ? '' : ` ${words(node)} `;
    })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  const look = () => {
    for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]')) {
      const now = words(region);
      const before = known.get(region);
      known.set(region, now);
      // What changes while a region is switched off is not said later either.
      if (region.getAttribute('aria-live') === 'off') continue;
      if (now && now !== before && (before !== undefined || region.getAttribute('role') === 'alert'))
        heard.push(['said', now]);
    }
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', look);
  addEventListener('focusin', ({ target }) => {
    const element = target as HTMLInputElement;
    const label = element.labels?.[0]?.textContent ?? element.textContent;
    heard.push(['focus', (element.getAttribute('aria-label') ?? label ?? '').replace(/\s+/g, ' ').trim()]);
  });
}
