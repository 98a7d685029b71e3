/** An island with the state of its form just before hydration. */
export type Island = HTMLElement & {
  early?: { form: HTMLFormElement; input: FormData; focused: string | undefined } | undefined;
};

/**
 * What was typed into an island's form before hydration. React renders an island anew if an extension or a translation has
 * changed it: then this is no longer in its controls, and the focus is given back to its control. Can be taken once.
 */
export function takeEarlyInput(form: HTMLFormElement): FormData {
  const island = form.closest<Island>('astro-island');
  const early = island?.early;
  if (island) island.early = undefined;
  if (!early || early.form === form) return new FormData(form);
  if (early.focused && document.activeElement === document.body) document.getElementById(early.focused)?.focus();
  return early.input;
}
