import type { Company } from '../../content/company.ts';

/** The company's contact details in one line. */
export function ContactLine({ company, phoneLink }: { company: Company; phoneLink: string }) {
  const { street, postcode, city } = company.address;
  return (
    <>
      <a href={`mailto:${company.email}`}>{company.email}</a> ·{' '}
      <a href={phoneLink} className="whitespace-nowrap">
        {company.phone}
      </a>{' '}
      · {street}, {postcode} {city}
    </>
  );
}
