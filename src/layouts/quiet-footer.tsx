import { company } from '../../content/company.ts';

/** The footer of the checkout. `year` is the current one. */
export function QuietFooter({ year }: { year: number }) {
  const { street, postcode, city } = company.address;
  return (
    <footer className="border-hairline border-t">
      <p className="page-width py-8 text-muted text-small">
        © <span data-year>{year}</span> {company.name}, {street}, {postcode} {city}
      </p>
    </footer>
  );
}
