import { LANGUAGE } from './language.ts';

/** Where a price is shown. A package may have a second price on one surface (see `PriceReading`). */
export const PRICED_SURFACES = ['card', 'page', 'contact', 'checkout', 'structured-data'] as const;
export type PricedSurface = (typeof PRICED_SURFACES)[number];

/** A price in euro cents, or `custom` if agreed individually. */
export type Amount = number | 'custom';

/** A package's price, and the second reading that one surface may show. */
export type Price = {
  amount: Amount;
  hasCents?: true | undefined;
  otherReading?: { surface: PricedSurface; cents: number } | undefined;
};

/** `single` shows one price everywhere; `per-surface` shows each surface's own reading. */
export const PRICE_READINGS = ['single', 'per-surface'] as const;
export type PriceReading = (typeof PRICE_READINGS)[number];

/** The amount on a surface in the given reading. */
export function amountOn(surface: PricedSurface, price: Price, reading: PriceReading): Amount {
  const other = price.otherReading;
  return reading === 'per-surface' && other?.surface === surface ? other.cents : price.amount;
}

/** With `digits` after the point. Made when a price is printed, which takes 8 MB of a server that may never do so. */
const euros = (digits: number) =>
  new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formats = { 0: undefined, 2: undefined } as Record<0 | 2, Intl.NumberFormat | undefined>;

/** Formats an amount: `1,499€`, `49.98€`, `Custom`. */
export function formatAmount(amount: Amount): string {
  if (amount === 'custom') return 'Custom';
  const digits = amount % 100 === 0 ? 0 : 2;
  formats[digits] ??= euros(digits);
  return `${formats[digits].format(amount / 100)}€`;
}

/** Formats an amount with its suffix: `749€/month`, `299€ one-time`, `Custom`. */
export function formatPrice(amount: Amount, suffix: string): string {
  if (amount === 'custom') return formatAmount(amount);
  return formatAmount(amount) + (suffix.startsWith('/') ? suffix : ` ${suffix}`);
}

/** Formats the lowest of several prices: `from 1,999€/month`. */
export function formatStartingPrice(amount: Amount, suffix = ''): string {
  return `from ${formatAmount(amount)}${suffix}`;
}

/** Weeks in a month for the hourly price. */
export const WEEKS_A_MONTH = 4;

/** Euro cents an hour for a monthly price, rounded to a cent. */
export function perHour(costCents: number, hoursPerWeek: number): number {
  return Math.round(costCents / (hoursPerWeek * WEEKS_A_MONTH));
}
