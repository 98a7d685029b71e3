import { priceWords } from '../content/en/rules.ts';
import { fillIn } from './fill-in.ts';

/** Where a price is shown. A package may have a second price on one surface (see `PriceReading`). */
export const PRICED_SURFACES = ['card', 'page', 'contact', 'checkout', 'structured-data'] as const;
export type PricedSurface = (typeof PRICED_SURFACES)[number];

/** A price in euro cents, or `custom` if agreed individually. */
export type Amount = number | 'custom';

export type Price = {
  amount: Amount;
  hasCents?: true | undefined;
  otherReading?: { surface: PricedSurface; cents: number } | undefined;
};

/** `single` shows one price everywhere; `per-surface` shows each surface's own reading. */
export const PRICE_READINGS = ['single', 'per-surface'] as const;
export type PriceReading = (typeof PRICE_READINGS)[number];

export function amountOn(surface: PricedSurface, price: Price, reading: PriceReading): Amount {
  const other = price.otherReading;
  return reading === 'per-surface' && other?.surface === surface ? other.cents : price.amount;
}

/** Formats an amount: `1,499€`, `49.98€`, `Custom`. */
export function formatAmount(amount: Amount): string {
  if (amount === 'custom') return priceWords.custom;
  return fillIn(priceWords.euro, { amount: formatNumber((amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)) });
}

/** '1,499', '1.5'. Not by `toLocaleString`: its first use takes 8 MB of a server, and 0.1 s of a slow phone before the checkout answers. */
export function formatNumber(value: number | string): string {
  const [whole = '', decimals] = `${value}`.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, priceWords.thousands);
  return decimals ? grouped + priceWords.decimal + decimals : grouped;
}

/** Formats an amount with its suffix: `749€/month`, `299€ one-time`, `Custom`. */
export function formatPrice(amount: Amount, suffix: string): string {
  if (amount === 'custom') return formatAmount(amount);
  return formatAmount(amount) + (suffix.startsWith('/') ? suffix : ` ${suffix}`);
}

export function formatStartingPrice(amount: Amount, suffix = ''): string {
  return fillIn(priceWords.from, { price: formatAmount(amount) + suffix });
}

/** '749€ a month' for '749€/month', in sentences and read aloud: some voices leave out the slash or the euro sign before it. */
export function spokenPrice(price: string): string {
  return price.replace(/\s*\/(\p{L}+)/u, (_, unit: string) => ` ${fillIn(priceWords.perUnit, { unit })}`);
}

export const WEEKS_A_MONTH = 4;

/** Euro cents an hour for a monthly price, rounded to a cent. */
export function perHour(costCents: number, hoursPerWeek: number): number {
  return Math.round(costCents / (hoursPerWeek * WEEKS_A_MONTH));
}
