import type { Company } from '../../content/company.ts';

/** The company's contact details side by side, for a flex row. */
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
