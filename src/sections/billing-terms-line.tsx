import type { BillingTerm } from '../../catalogue/prices.ts';

type Props = { terms: readonly BillingTerm[]; className: string };

/** The terms of what is paid by the month; nothing while the company states none. */
export function BillingTermsLine({ terms, className }: Props) {
  if (terms.length === 0) return null;
  return (
    <dl className={`flex flex-wrap gap-x-6 gap-y-1 text-small ${className}`}>
      {terms.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt>{label}:</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
