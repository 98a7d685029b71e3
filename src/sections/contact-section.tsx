import type { ReactNode } from 'react';
import type { company as companyFacts } from '../../content/company.ts';
import { SectionHeading } from '../ui/section-heading.tsx';

type Props = { title: string; lead: string; company: typeof companyFacts; children: ReactNode };

/** Words and contact facts beside the form, which is handed in as the only part that needs a script. */
export function ContactSection({ title, lead, company, children }: Props) {
  const { street, postcode, city } = company.address;
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      tabIndex={-1}
      className="section-gap unseen-[84rem] sm:unseen-[74rem] lg:unseen-[53rem] outline-none"
    >
      <div className="page-width grid gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-20">
        {/* An address of its own that leads to the same place as the section's. */}
        <div id="contact-section" className="scroll-mt-8">
          <SectionHeading id="contact-title" title={title} lead={lead} />
          <dl className="mt-10 grid gap-5">
            <ContactFact term="Email">
              <a className="underline underline-offset-4 hover:text-violet" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </ContactFact>
            <ContactFact term="Phone">
              <a
                className="underline underline-offset-4 hover:text-violet"
                href={`tel:${company.phone.replaceAll(' ', '')}`}
              >
                {company.phone}
              </a>
            </ContactFact>
            <ContactFact term="Office">
              {street}, {postcode} {city}
            </ContactFact>
          </dl>
        </div>
        <div className="rounded-card border border-hairline bg-surface p-6 shadow-card sm:p-9">{children}</div>
      </div>
    </section>
  );
}

function ContactFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
