/** Groups a card number in fours. Characters other than digits and separators are left as typed. */
export function groupCardNumber(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Puts an expiry date into MM/YY while it is typed: `1230` and `12/2030` become `12/30`, `1/30` and `930` become `01/30`
 * and `09/30`. A month has one digit if a slash follows it or if no month begins with that digit; a year has four once the
 * fourth is there. `2030-12`, as autofill may write it, becomes `12/30`.
 */
export function formatExpiry(typed: string): string {
  const [before = '', ...after] = typed
    .trim()
    .replace(/^20(\d\d)[\s/.-]+([01]?\d)$/, '$2/$1')
    .split(/[\s/.-]+/);
  const typedMonth = before.replace(/\D/g, '');
  const month =
    after.length > 0
      ? typedMonth.replace(/^0(?=\d\d)/, '').replace(/^[1-9]$/, '0$&')
      : typedMonth.replace(/^[2-9]/, '0$&');
  const digits = month + after.join('').replace(/\D/g, '');
  const year = digits.slice(2).replace(/^20(?=\d\d)/, '');
  if (year) return `${digits.slice(0, 2)}/${/^20\d$/.test(year) ? year : year.slice(0, 2)}`;
  return after.length > 0 && digits.length === 2 ? `${digits}/` : digits;
}

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
