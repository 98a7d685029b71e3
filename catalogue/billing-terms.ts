import { billingTerms, proofWords } from '../content/en/proof.ts';
import { packages } from '../content/packages/packages.ts';
import type { CheckoutId, TierId } from '../domain/package-ids.ts';

/** A term of what is paid by the month. */
export type BillingTerm = { label: string; value: string };

/** The terms that the company states for a package or team size; none if it is paid once. */
export function billingTermsOf(id: CheckoutId): BillingTerm[] {
  if (packages.some((pack) => pack.id === id && pack.isOneTime)) return [];
  const { noticePeriod, billingStart, packageHours } = billingTerms;
  const given = { packageHours: packageHours?.[id as TierId], noticePeriod, billingStart };
  return (['packageHours', 'noticePeriod', 'billingStart'] as const).flatMap((name) => {
    const value = given[name];
    return value ? [{ label: proofWords[name], value }] : [];
  });
}
