import { LONGEST_KEPT_MONTHS } from '../domain/message-keeping.ts';
import { z } from '../domain/zod.ts';
import { shortText, text } from './shapes.ts';

/** The headline is as large as its longest line allows; with a longer one it would be small on a phone. */
const taglineLine = (place: string) => shortText(24, `Shorten the ${place} line of the headline.`);

/** Facts that a company has and that only its owner knows. `npm run go-live` asks for each that is still a sample. */
export const companySchema = z.strictObject({
  /** As it stands beside the mark in the header of a phone. */
  name: shortText(24, "The name with its legal form is 'legalName' in `legalFacts`."),
  /** The tagline in the three lines in which the hero breaks it on a wide screen; the last is underlined. */
  taglineLines: z.tuple([taglineLine('first'), taglineLine('second'), taglineLine('last')]),
  email: z.email(),
  phone: z.string().check(z.regex(/^\+[\d ]+$/)),
  address: z.strictObject({ street: text, postcode: text, city: text, country: text, countryCode: text }),
  /** The Corporate Innovation banner leads here. */
  partnerUrl: z.url({ protocol: /^https$/ }),
  /** Where 'Schedule a Consultation' leads: a page for booking, or null for the contact form with the teams chosen. */
  consultationUrl: z.nullable(z.url({ protocol: /^https$/ })),
  /** Whether VAT comes on top of every price of the site, as for business customers, or is included in it. */
  pricesPlusVat: z.boolean(),
  /**
   * After how many months a message is erased once it has been mailed, or null for never by its age. The privacy page
   * prints it, and the server's setting CONTACT_KEEP_MONTHS can only shorten it.
   */
  messagesKeptMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(LONGEST_KEPT_MONTHS))),
});
export type Company = z.infer<typeof companySchema>;

/** What the law wants to be said of the company: for the legal pages alone. */
export const legalFactsSchema = z.strictObject({
  /** With its legal form. */
  legalName: text,
  /** Who may sign for it, and as what. */
  representedBy: z.strictObject({ name: text, role: text }),
  register: z.strictObject({ court: text, number: text }),
  vatId: z.string().check(z.regex(/^[A-Z]{2}[\dA-Z]{2,12}$/)),
  /** Who answers for the content of the site (§ 18 MStV). */
  responsible: text,
  /** Who works with personal data for the company: who runs its server, and who its mailbox. */
  processors: z.strictObject({ hosting: text, mail: text }),
  /** Where visitors may complain about how their data is treated. */
  dataProtectionAuthority: text,
});
export type LegalFacts = z.infer<typeof legalFactsSchema>;

export const company: Company = {
  name: 'Going',
  taglineLines: ['Your Co-Founder', 'to get things', 'Going'],
  email: 'hello@going.example',
  phone: '+49 30 23125 100',
  address: {
    street: 'Musterstraße 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'Germany',
    countryCode: 'DE',
  },
  partnerUrl: 'https://partner.example/',
  consultationUrl: null,
  pricesPlusVat: true,
  messagesKeptMonths: 12,
};

export const legalFacts: LegalFacts = {
  legalName: 'Going GmbH',
  representedBy: { name: 'Erika Mustermann', role: 'Managing director' },
  register: { court: 'Amtsgericht Charlottenburg (Berlin)', number: 'HRB 000000 B' },
  vatId: 'DE000000000',
  responsible: 'Erika Mustermann',
  processors: { hosting: 'Muster Hosting GmbH, Berlin', mail: 'Muster Mail GmbH, Berlin' },
  dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
};

/** The tagline in one line. */
export const tagline = Object.values(company.taglineLines ?? []).join(' ');

/** The phone number as a link dials it. */
export const phoneLink = `tel:${`${company.phone}`.replaceAll(' ', '')}`;

/** Every fact above that is still a sample. Take a name out once its fact is real. */
export const sampleFacts: (keyof Company | keyof LegalFacts)[] = [
  'name',
  'email',
  'phone',
  'address',
  'partnerUrl',
  'consultationUrl',
  'legalName',
  'representedBy',
  'register',
  'vatId',
  'responsible',
  'processors',
  'dataProtectionAuthority',
];
