// The values that the site ships with and that are not an owner's. Content is a sample as long as it equals them. Nobody who
// makes the site their own edits this file.
import { confirmations } from '../content/confirmed.ts';
import type { LegalPage } from '../content/legal/legal-page.ts';
import type { Logo } from '../content/logos.ts';
import type { Question } from '../content/questions.ts';
import type { Story } from '../content/stories.ts';

/** Company facts that nothing else gives away; `build/content-check/samples.ts` knows the others by their look. */
export const SHIPPED_FACTS = {
  name: 'Going',
  legalName: 'Going GmbH',
  dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
};

export const SHIPPED_FIGURES: Readonly<Record<string, string>> = {
  foundersStarted: '100+',
  foundersSucceeded: '50+',
  ideasScreened: '20,000+',
  conceptsValidated: '500+',
  startupsLaunched: '30+',
  euroFundraised: '400M+',
  ideasEvaluated: '20,000',
  investors: '1,000+',
  engineers: '4,000+',
  fullTeam: '4 weeks',
  answer: '24 hours',
  kickoffCall: '60-minute',
  workshop: '2-hour',
  validationPlan: '90',
  launchChecklist: '100',
  firstReview: '30',
  secondReview: '60',
  thirdReview: '90',
};

/** The dates of the legal pages. A text that a lawyer approved has a later one. */
const LEGAL_PAGES: Record<LegalPage['id'], string> = {
  imprint: '2026-11-27',
  privacy: '2026-11-30',
  terms: '2026-11-28',
  accessibility: '2026-11-27',
};

const ANSWERS = [
  'No. You pay the price of your package, and your company stays yours.',
  'Monthly packages and teams run from month to month, and you can cancel at the end of any month. {kickoff} is a one-off and ends by itself.',
  'Yes. What we build for you is yours: the code, the designs and the accounts they run on.',
  'Nein. Du zahlst den Preis deines Pakets, und dein Unternehmen bleibt deins.',
  'Monatliche Pakete und Teams laufen von Monat zu Monat, und du kannst zum Ende jedes Monats kündigen. {kickoff} ist einmalig und endet von selbst.',
  'Ja. Was wir für dich bauen, gehört dir: der Code, das Design und die Konten, auf denen alles läuft.',
];

const CUSTOMERS = [
  ...['Amara Osei', 'Jonas Wieland', 'Leyla Demir', 'Henrik Sand'],
  ...['Papierboot', 'Ostwind', 'Halden', 'Brightkiln', 'Mittag', 'Quarry', 'Fernweh', 'Lotse', 'Kornblume'],
];

/** Whether a legal page still waits for the owner's lawyer: its date is the shipped one. */
export function isSampleLegalPage({ id, changed }: Pick<LegalPage, 'id' | 'changed'>): boolean {
  return changed === LEGAL_PAGES[id];
}

/** Whether an answer is one that only the company can give, and neither changed nor confirmed. */
export function isSampleAnswer({ answer }: Pick<Question, 'answer'>): boolean {
  return ANSWERS.includes(answer) && confirmations(answer) === 0;
}

export function isSampleLogo({ name }: Pick<Logo, 'name'>): boolean {
  return CUSTOMERS.includes(name);
}

export function isSampleStory({ name, company }: Pick<Story, 'name' | 'company'>): boolean {
  return CUSTOMERS.includes(name) || CUSTOMERS.includes(company);
}
