import { LONGEST_KEPT_MONTHS } from '../domain/message-keeping.ts';
import { z } from '../domain/zod.ts';
import { companyWords } from './en/company.ts';
import { shortText, text } from './shapes.ts';

/** The longest tagline line sets the headline's size; a longer one would make it small on a phone. */
const taglineLine = (place: string) => shortText(24, `Shorten the ${place} line of the headline.`);

const webAddress = z.url({ protocol: /^https$/, error: "must begin with 'https://'" });

/** Facts that only the owner knows. `npm run go-live` lists those that are still the shipped samples. */
export const companySchema = z.strictObject({
  name: shortText(24, "The name with its legal form is 'legalName' in `legalFacts`."),
  /** The tagline in three lines, as on a wide screen; the last word is underlined. */
  taglineLines: z.tuple([taglineLine('first'), taglineLine('second'), taglineLine('last')]),
  email: z.email('must be an email address'),
  phone: z.string().check(z.regex(/^\+[\d ]+$/, 'must begin with the country code, as in +49 30 23125 100')),
  address: z.strictObject({ street: text, postcode: text, city: text, country: text, countryCode: text }),
  partnerUrl: webAddress,
  /** The booking page of 'Schedule a Consultation'; empty for the contact form with a team selected. */
  bookingUrl: z.union([z.literal(''), webAddress], "must begin with 'https://', or be empty: ''"),
  /** Whether prices exclude VAT (business customers) or include it. */
  pricesPlusVat: z.boolean(),
  /** Months until a mailed message is erased, or null for never. The privacy page prints it. */
  messagesKeptMonths: z.nullable(z.int().check(z.minimum(1), z.maximum(LONGEST_KEPT_MONTHS))),
});
export type Company = z.infer<typeof companySchema>;

export const legalFactsSchema = z.strictObject({
  legalName: text,
  representedBy: z.strictObject({ name: text, role: text }),
  register: z.strictObject({ court: text, number: text }),
  vatId: z.string().check(z.regex(/^[A-Z]{2}[\dA-Z]{2,12}$/)),
  /** Responsible for the content (§ 18 MStV). */
  responsible: text,
  /** Processors: who runs the server, and who the mailbox. */
  processors: z.strictObject({ hosting: text, mail: text }),
  /** Who gets each message besides the mailbox: the name, and the host of MESSAGE_WEBHOOK_URL; null for nobody. */
  messageReceiver: z.nullable(z.strictObject({ name: text, host: text })),
  dataProtectionAuthority: text,
});
export type LegalFacts = z.infer<typeof legalFactsSchema>;

export const company: Company = {
  name: 'Going',
  taglineLines: companyWords.taglineLines,
  email: 'hello@going.example',
  phone: '+49 30 23125 100',
  address: {
    street: 'Musterstraße 1',
    postcode: '10115',
    city: 'Berlin',
    country: companyWords.country,
    countryCode: 'DE',
  },
  partnerUrl: 'https://partner.example/',
  bookingUrl: '',
  pricesPlusVat: true,
  messagesKeptMonths: 12,
};

export const legalFacts: LegalFacts = {
  legalName: 'Going GmbH',
  representedBy: { name: 'Erika Mustermann', role: companyWords.representative },
  register: { court: 'Amtsgericht Charlottenburg (Berlin)', number: 'HRB 000000 B' },
  vatId: 'DE000000000',
  responsible: 'Erika Mustermann',
  processors: { hosting: 'Muster Hosting GmbH, Berlin', mail: 'Muster Mail GmbH, Berlin' },
  messageReceiver: null,
  dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
};

export const tagline = Object.values(company.taglineLines ?? []).join(' ');

export const phoneLink = `tel:${`${company.phone}`.replaceAll(' ', '')}`;
