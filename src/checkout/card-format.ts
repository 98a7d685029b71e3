/** What may stand between digits: spaces, dots, every hyphen and dash, and what cannot be seen. */
const SEPARATORS = /[\s.\p{Pd}\p{Cf}\u2212]/gu;

/** Groups a card number in fours. Characters other than digits and separators are left as typed. */
export function groupCardNumber(typed: string): string {
  if (/\D/.test(typed.replace(SEPARATORS, ''))) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Puts an expiry date into MM/YY while it is typed or filled in: `930` becomes `09/30`, `203012` becomes `12/30`. */
export function formatExpiry(typed: string): string {
  const [before = '', ...after] = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^20(\d\d)(?:[\s/.\p{Pd}]+([01]?\d)|(0[1-9]|1[0-2]))$/u, '$2$3/$1')
    .split(/[\s/.\p{Pd}]+/u);
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
