import { company, phoneLink } from '../../content/company.ts';
import { LegalLinks } from './legal-links.tsx';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-violet';

/** The checkout's footer: contact and legal links. `year` is the current year. */
export function QuietFooter({ year }: { year: number }) {
  const { street, postcode, city } = company.address;
  return (
    <footer className="border-hairline border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 py-5 text-muted text-small">
        <p className="py-2.5">
          © <span data-year>{year}</span> {company.name}, {street}, {postcode} {city}
        </p>
        <address className="flex flex-wrap gap-x-6 not-italic">
          <a className={LINK} href={`mailto:${company.email}`}>
            {company.email}
          </a>
          <a className={LINK} href={phoneLink}>
            {company.phone}
          </a>
        </address>
        <LegalLinks className="underline underline-offset-4 hover:text-violet" />
      </div>
    </footer>
  );
}
