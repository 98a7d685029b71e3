const STILL_MS = 150;

/** Calls back once nothing has scrolled for a moment, so that no frame of scrolling waits for it. */
export function whenStill(act: () => void): void {
  const tryLater = () => {
    clearTimeout(timer);
    setTimeout(whenStill, STILL_MS, act);
  };
  const timer = setTimeout(() => {
    removeEventListener('scroll', tryLater);
    act();
  }, STILL_MS);
  addEventListener('scroll', tryLater, { once: true, passive: true });
}
