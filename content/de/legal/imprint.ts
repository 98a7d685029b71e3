import { company, legalFacts, phoneLink } from '../../company.ts';
import type { LegalPage } from '../../legal/legal-page.ts';

const { street, postcode, city, country } = company.address;
const { legalName, representedBy, register, vatId, responsible } = legalFacts;
const address = `${street}, ${postcode}\u00a0${city}, ${country}`;

export const imprint: LegalPage = {
  id: 'imprint',
  title: 'Impressum',
  metaDescription: `Wer hinter ${company.name} steht: Unternehmen, Anschrift, Register und wer für diese Website verantwortlich ist.`,
  lead: 'Wer hinter dieser Website steht und wie du uns erreichst.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'company',
      title: 'Angaben nach §\u00a05 DDG',
      blocks: [
        {
          facts: [
            { term: 'Unternehmen', text: legalName },
            { term: 'Anschrift', text: address },
            { term: 'Vertreten durch', text: `${representedBy.name}, ${representedBy.role}` },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        {
          facts: [
            { term: 'E-Mail', text: company.email, href: `mailto:${company.email}` },
            { term: 'Telefon', text: company.phone, href: phoneLink },
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register und Umsatzsteuer',
      blocks: [
        {
          facts: [
            { term: 'Registergericht', text: register.court },
            { term: 'Registernummer', text: register.number },
            { term: 'USt-IdNr.\u00a0nach §\u00a027a UStG', text: vatId },
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: 'Verantwortlich für den Inhalt',
      blocks: [{ facts: [{ term: 'Nach §\u00a018 Abs.\u00a02 MStV', text: `${responsible}, ${address}` }] }],
    },
    {
      id: 'disputes',
      title: 'Streitbeilegung',
      blocks: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ],
};
