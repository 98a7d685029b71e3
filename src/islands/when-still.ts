const STILL_MS = 150;

/** Calls back once nothing has scrolled for a moment. Not by `scrollend`, which Safari before 26 lacks. */
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
