/** An island with the state of its form just before hydration. */
export type Island = HTMLElement & {
  early?: { form: HTMLFormElement; input: FormData; focused: string | undefined } | undefined;
};

/** What was typed into a form before hydration, once. An island that React renders anew has lost it, and its focus. */
export function takeEarlyInput(form: HTMLFormElement): FormData {
  const island = form.closest<Island>('astro-island');
  const early = island?.early;
  if (island) island.early = undefined;
  if (!early || early.form === form) return new FormData(form);
  if (early.focused && document.activeElement === document.body) document.getElementById(early.focused)?.focus();
  return early.input;
}
