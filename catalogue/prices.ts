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

/** A package's amount on a surface, formatted without its suffix: '749€'. */
export function amountOf(pack: Package, surface: PricedSurface): string {
  return formatAmount(amountOn(surface, pack.price, priceReading));
}

/** A package's price on a surface, formatted: '749€/month'. */
export function priceOf(pack: Package, surface: PricedSurface): string {
  return formatPrice(amountOn(surface, pack.price, priceReading), pack.pricingSuffix);
}

/** The lowest price of the long-term teams, formatted: 'from 1,999€/month'. */
export const teamsStartAt = formatStartingPrice(teamsFrom, longTermTeams.pricingSuffix);
