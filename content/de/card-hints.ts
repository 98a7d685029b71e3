import type { cardHints as english } from '../en/card-hints.ts';

export const cardHints: typeof english = {
  americanExpress: 'Eine Nummer von American Express hat 15 Ziffern.',
  checkDigit: 'In dieser Nummer passt eine Ziffer nicht. Bitte prüfe sie noch einmal.',
  month: 'Ein Monat ist eine Zahl von 01 bis 12.',
  past: 'Dieses Datum liegt in der Vergangenheit.',
};
