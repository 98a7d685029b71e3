import { billingTerms, proofWords } from '../content/en/proof.ts';
import { packages } from '../content/packages/packages.ts';
import type { CheckoutId, TierId } from '../domain/package-ids.ts';

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
