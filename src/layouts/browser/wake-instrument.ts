/** Fetches what the stops of the hero do beyond choosing: when they are first reached, or when the address names one. */
export function wakeInstrument(form: HTMLFormElement) {
  const wake = () => import(/* @vite-ignore */ form.dataset['instrument'] as string).catch(() => {});
  // The move that led here may have been one to the stops.
  const reached = form.matches(':hover, :focus-within') || form.querySelector(':checked');
  if (reached || new URLSearchParams(location.search).has('stage')) {
    wake();
    return;
  }
  form.addEventListener('pointerover', wake, { once: true });
  form.addEventListener('focusin', wake, { once: true });
}
