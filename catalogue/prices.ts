import type { Package } from '../content/packages/package.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import {
  amountOn,
  formatAmount,
  formatPrice,
  formatStartingPrice,
  type PricedSurface,
  type PriceReading,
} from '../domain/price.ts';

/** Which reading of the prices the site shows. A build setting, parsed in `domain/site-settings.ts`. */
export const priceReading: PriceReading = import.meta.env.PUBLIC_PRICE_READING ?? 'single';

export function amountOf(pack: Package, surface: PricedSurface): string {
  return formatAmount(amountOn(surface, pack.price, priceReading));
}

export function priceOf(pack: Package, surface: PricedSurface): string {
  return formatPrice(amountOn(surface, pack.price, priceReading), pack.pricingSuffix);
}

export const teamsStartAt = formatStartingPrice(teamsFrom, longTermTeams.pricingSuffix);
