/** Loads the stage picker's script at its first interaction, or when the address names a stage. */
export function loadInstrument(form: HTMLFormElement) {
  const wake = () => import(/* @vite-ignore */ form.dataset['instrument'] as string).catch(() => {});
  // The triggering interaction may already have been with a stop.
  const reached = form.matches(':hover, :focus-within') || form.querySelector(':checked');
  if (reached || new URLSearchParams(location.search).has('stage')) {
    wake();
    return;
  }
  form.addEventListener('pointerover', wake, { once: true });
  form.addEventListener('focusin', wake, { once: true });
}
