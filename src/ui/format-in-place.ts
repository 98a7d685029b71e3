/** The caret position after formatting: behind the same number of digits as before. */
function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, character] of [...formatted].entries()) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return formatted.length;
}

/** Formats an input's value and keeps the caret behind the last typed digit. */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string) {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  // A leading zero that is added or removed shifts the digits after it.
  const zeros = Number(formatted.startsWith('0')) - Number(/^\D*0/.test(input.value));
  input.value = formatted;
  const position = atEnd ? formatted.length : caretAfter(formatted, digitsBefore + zeros);
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
