import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import { CONTACT_RATE_WINDOW_MINUTES } from '../../domain/contact-refusals.ts';
import { LANGUAGE } from '../../domain/language.ts';
import type * as english from '../en/answer-pages.ts';
import type { Words } from '../with-words.ts';
import { contact } from './contact.ts';

const longer = (what: string, limit: number) =>
  `${what} ist länger als ${limit.toLocaleString(LANGUAGE)} Zeichen oder enthält welche, die sich nicht senden lassen.`;

export const notFound: Words<typeof english.notFound> = {
  code: '404',
  title: 'Hoppla! Seite nicht gefunden',
  text: 'Die Linie ist über den Rand hinausgelaufen. Das kommt vor, wenn es losgeht.',
  link: 'Zurück zur Startseite',
  packages: 'Pakete ansehen',
};

export const messageSent: Words<typeof english.messageSent> = {
  title: 'Nachricht gesendet!',
  text: 'Wir melden uns so schnell wie möglich.',
  packages: 'Pakete ansehen',
  link: 'Zurück zur Startseite',
};

export const messageNotSent: Words<typeof english.messageNotSent> = {
  title: 'Deine Nachricht wurde nicht gesendet',
  text: 'Es ist nichts verloren: Geh im Browser zurück, und im Formular steht noch, was du geschrieben hast.',
  reasons: {
    email: 'Die E-Mail-Adresse ist nicht gültig.',
    message: longer('Die Nachricht', CONTACT_LIMITS.message),
    linkedIn: longer('Das LinkedIn-Profil', CONTACT_LIMITS.linkedIn),
    phone: longer('Die Telefonnummer', CONTACT_LIMITS.phone),
    package: 'Das gewählte Paket gibt es nicht.',
    'too-large': 'Die Nachricht ist zu groß zum Senden.',
    'too-many': `Aus deinem Netz kamen zu viele Nachrichten. Bitte warte ${CONTACT_RATE_WINDOW_MINUTES} Minuten.`,
    'not-sent': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  },
  missing: contact.toasts.missing,
  stillEmpty: 'Noch leer:',
  back: 'Zurück zum Formular',
  contact: 'Oder schreib uns direkt:',
};
