import type { ReactNode } from 'react';
import type { Company } from '../../content/company.ts';
import { MomentumLine } from '../ui/momentum-path.tsx';

type Props = { labelledBy: string; className?: string; children: ReactNode };

/** A sheet to read and to print; on paper it is alone on its page. */
export function Sheet({ labelledBy, className = '', children }: Props) {
  return (
    <article
      aria-labelledby={labelledBy}
      className={`${className} paper-sheet mx-auto max-w-200 card p-[clamp(1.5rem,5vw,3.5rem)] shadow-card print:max-w-none print:border-0 print:p-0 print:shadow-none`}
    >
      {children}
    </article>
  );
}

export function SheetLine() {
  return (
    <MomentumLine
      viewBox="0 0 640 60"
      className="mt-2 block h-11 w-full overflow-visible stroke-5"
      d="M4 52C200 52 360 50 470 40C540 33 590 22 634 6"
    />
  );
}

export function ContactLine({ company, phoneLink }: { company: Company; phoneLink: string }) {
  const { street, postcode, city } = company.address;
  return (
    <>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={phoneLink} className="whitespace-nowrap">
        {company.phone}
      </a>
      <span>
        {street}, {postcode} {city}
      </span>
    </>
  );
}
