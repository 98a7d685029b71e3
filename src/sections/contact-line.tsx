import type { Company } from '../../content/company.ts';

/** How the company is reached, in one line. */
export function ContactLine({ company, phoneLink }: { company: Company; phoneLink: string }) {
  const { street, postcode, city } = company.address;
  return (
    <>
      <a href={`mailto:${company.email}`}>{company.email}</a> · <a href={phoneLink}>{company.phone}</a> · {street},{' '}
      {postcode} {city}
    </>
  );
}
