import { whenStill } from '../../islands/when-still.ts';

/** Reports for each of these parts when it enters or leaves the window less its margins. */
function watch(
  parts: string,
  onChange: (isIn: boolean, part: Element) => void,
  options?: IntersectionObserverInit,
): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) onChange(isIntersecting, target);
  }, options);
  for (const part of document.querySelectorAll(parts)) observer.observe(part);
  return observer;
}

/** Marks what depends on the scroll position: scroll-driven animations would restyle the page in every frame. */
export function followView(): void {
  const unplayed = new Set<Element>();
  const play = () => {
    for (const part of unplayed) part.toggleAttribute('data-seen', true);
    unplayed.clear();
  };
  watch(
    '.plays',
    (isIn, part) => {
      if (isIn && unplayed.size === 0) whenStill(play);
      unplayed[isIn ? 'add' : 'delete'](part);
    },
    { threshold: 0.3 },
  );
  // What drifts rests out of view: the main thread would restyle it in every frame of scrolling.
  watch('.art-strip, .logos', (isIn, part) => part.toggleAttribute('data-rests', !isIn));
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return;
  const bar = document.querySelector<HTMLElement>('.order-bar');
  // The skip link is at the top of the page.
  watch('[href="#main"]', (isIn) => header.toggleAttribute('data-top', isIn));
  // The closing card has the bar's button.
  watch('.order-zone > :last-child', (isIn) => bar?.toggleAttribute('data-away', isIn), {
    rootMargin: '9999px 0px -224px',
  });
  // Ink while a dark band is right below.
  let bands: IntersectionObserver | undefined;
  const inked = new Set<Element>();
  const followBands = () => {
    bands?.disconnect();
    inked.clear();
    // As `order-card.tsx` has it.
    const isBarOnTop = bar && matchMedia('(width >= 48rem) and (height >= 28rem)').matches;
    const edge = header.offsetHeight + (isBarOnTop ? bar.offsetHeight : 0);
    bands = watch(
      'section.on-ink, footer.on-ink',
      (isIn, band) => {
        inked[isIn ? 'add' : 'delete'](band);
        for (const part of isBarOnTop ? [header, bar] : [header]) part.toggleAttribute('data-ink', inked.size > 0);
      },
      { rootMargin: `${-edge}px 0px ${edge + 2 - innerHeight}px` },
    );
  };
  followBands();
  addEventListener('resize', followBands);
}
