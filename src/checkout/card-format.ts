/** Groups the digits of a card number in fours and leaves anything that is not a digit or a separator as typed. */
export function groupCardNumber(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Puts the slash into an expiry date while it is typed: `1230` becomes `12/30`. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  if (digits.length < 3) return typed.endsWith('/') && digits.length === 2 ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** Where the caret belongs after formatting: behind the same number of digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (const [index, character] of [...formatted].entries()) {
    if (seen === digitsBefore) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return formatted.length;
}

/** Formats what an input holds and keeps the caret behind the digit that was typed last. */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string) {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  input.value = formatted;
  const position = atEnd ? formatted.length : caretAfter(formatted, digitsBefore);
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
