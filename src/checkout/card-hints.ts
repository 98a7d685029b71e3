import { cardHints } from '../../content/en/checkout-page.ts';

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
