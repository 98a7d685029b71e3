import { cardHints } from '../../content/en/checkout-page.ts';

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

const AMEX = /^3[47]/;
const AMEX_DIGITS = 15;

/** A hint about a likely mistake in a card number, which never blocks. None until there are enough digits. */
export function cardNumberHint(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (AMEX.test(digits) && digits.length < AMEX_DIGITS && digits.length >= 12) {
    return cardHints.americanExpress;
  }
  if (digits.length < 13 || passesLuhn(digits)) return undefined;
  return cardHints.checkDigit;
}

export function expiryHint(typed: string, now: Date): string | undefined {
  const match = /^(\d{2})\/(\d*)$/.exec(typed);
  if (!match) return undefined;
  const month = Number(match[1]);
  if (month < 1 || month > 12) return cardHints.month;
  if (match[2]?.length !== 2) return undefined;
  const end = new Date(2000 + Number(match[2]), month, 1);
  return end <= now ? cardHints.past : undefined;
}

const TEST_CARD_YEARS = 3;

/** The test card's expiry date (MM/YY): December three years after `now`, so never in the past. */
export function testCardExpiry(now: Date): string {
  return `12/${`${now.getFullYear() + TEST_CARD_YEARS}`.slice(-2)}`;
}

// The Luhn check digit (ISO/IEC 7812): every second digit from the right counts double.
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
