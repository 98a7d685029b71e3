import { billingTerms, proofWords } from '../content/en/proof.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import type { CheckoutId, TierId } from '../domain/package-ids.ts';
import {
  amountOn,
  formatAmount,
  formatPrice,
  formatStartingPrice,
  type PricedSurface,
  type PriceReading,
} from '../domain/price.ts';

/** Which reading of the prices the site shows. A build setting, parsed in `domain/site-settings.ts`. */
export const priceReading: PriceReading = import.meta.env?.PUBLIC_PRICE_READING ?? 'single';

export function amountOf(pack: Package, surface: PricedSurface): string {
  return formatAmount(amountOn(surface, pack.price, priceReading));
}

export function priceOf(pack: Package, surface: PricedSurface): string {
  return formatPrice(amountOn(surface, pack.price, priceReading), pack.pricingSuffix);
}

export const teamsStartAt = formatStartingPrice(teamsFrom, longTermTeams.pricingSuffix);

export type BillingTerm = { label: string; value: string };

export function billingTermsOf(id: CheckoutId): BillingTerm[] {
  if (packages.some((pack) => pack.id === id && pack.isOneTime)) return [];
  const { noticePeriod, billingStart, packageHours } = billingTerms;
  const given = { packageHours: packageHours?.[id as TierId], noticePeriod, billingStart };
  return (['packageHours', 'noticePeriod', 'billingStart'] as const).flatMap((name) => {
    const value = given[name];
    return value ? [{ label: proofWords[name], value }] : [];
  });
}
