import { company, legalFacts, phoneLink } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';

const { street, postcode, city, country } = company.address;
const { legalName, representedBy, register, vatId, responsible } = legalFacts;
const address = `${street}, ${postcode}\u00a0${city}, ${country}`;

export const imprint: LegalPage = {
  id: 'imprint',
  title: 'Imprint',
  metaDescription: `Who is behind ${company.name}: company, address, register, and who answers for this site.`,
  lead: 'Who is behind this site, and how to reach us.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'company',
      title: 'Information under § 5 DDG',
      blocks: [
        {
          facts: [
            { term: 'Company', text: legalName },
            { term: 'Address', text: address },
            { term: 'Represented by', text: `${representedBy.name}, ${representedBy.role}` },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          facts: [
            { term: 'Email', text: company.email, href: `mailto:${company.email}` },
            { term: 'Phone', text: company.phone, href: phoneLink },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register and VAT',
      blocks: [
        {
          facts: [
            { term: 'Register court', text: register.court },
            { term: 'Register number', text: register.number },
            { term: 'VAT ID under § 27a UStG', text: vatId },
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: 'Responsible for the content',
      blocks: [{ facts: [{ term: 'Under § 18 (2) MStV', text: `${responsible}, ${address}` }] }],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      blocks: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
      ],
    },
  ],
};
