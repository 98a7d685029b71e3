import { WEEKS_A_MONTH } from '../../domain/price.ts';
import type { llmsText as english } from '../en/llms-text.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';
import { names } from './package-names.ts';
import { vat } from './vat.ts';

export const llmsText: Words<typeof english> = {
  packages: 'Pakete',
  prices: `Preise in Euro, ${vat.behindPrice}.`,
  bestFor: 'Wo du stehst:',
  outcome: 'Ergebnis:',
  included: 'Das ist enthalten:',
  plus: 'Alles aus {name}, dazu:',
  teams: names.teams,
  hours: '{hours} Stunden pro Woche',
  perHour: `{price} pro Stunde, gerechnet mit ${WEEKS_A_MONTH} Wochen im Monat`,
  agreed: 'Leute, Stunden und Preis nach Absprache',
  ordering: 'Bestellen',
  checkout:
    'Jedes Paket hat einen Bestellvorgang in drei Schritten. Er ist ein Platzhalter: Es wird nichts bezahlt und kein Vertrag geschlossen. Schreib uns, um anzufangen.',
  contact: 'Kontakt',
  email: 'E-Mail:',
  phone: 'Telefon:',
  address: 'Adresse:',
  form: 'Kontaktformular:',
  promise: `Auf jede Nachricht antworten wir innerhalb von ${figures.answer}.`,
  pages: 'Weitere Seiten',
  caseStudies: 'Fallstudien',
};
