import type * as english from '../en/rules.ts';
import type { Words } from '../with-words.ts';

export const language: Words<typeof english.language> = { code: 'de', tag: 'de-DE' };

export const priceWords: Words<typeof english.priceWords> = {
  // A no-break space.
  euro: '{amount}\u00a0€',
  thousands: '.',
  decimal: ',',
  custom: 'Individuell',
  from: 'ab {price}',
  perUnit: 'im {unit}',
};

export const fieldErrors: Words<typeof english.fieldErrors> = {
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  contact: {
    emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
    messageMissing: 'Bitte schreib eine Nachricht.',
    package: 'Bitte wähle eines der Pakete.',
    unsendable: 'Dieser Text enthält Zeichen, die sich nicht senden lassen.',
    oneLine: 'Bitte nur eine Zeile.',
    tooLong: 'Bitte höchstens {limit} Zeichen.',
  },
  checkout: {
    firstName: 'Der Vorname muss mindestens 2 Zeichen haben.',
    lastName: 'Der Nachname muss mindestens 2 Zeichen haben.',
    phone: 'Bitte gib eine gültige Telefonnummer ein.',
    cardholderName: 'Der Name auf der Karte muss mindestens 2 Zeichen haben.',
    cardNumber: 'Bitte gib eine gültige Kartennummer ein.',
    expiryDate: 'Bitte gib ein gültiges Ablaufdatum ein (MM/JJ).',
    cvc: 'Bitte gib eine gültige Prüfnummer ein (3 oder 4 Ziffern).',
  },
};
