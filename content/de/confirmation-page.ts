import type { confirmationPage as english } from '../en/confirmation-page.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const confirmationPage: Words<typeof english> = {
  details: 'Deine Angaben',
  terms: { name: 'Name', email: 'E-Mail', phone: 'Telefon', company: 'Unternehmen' },
  nextSteps: 'Die nächsten Schritte',
  ahead: {
    label: 'Von heute bis zum ersten Gespräch',
    points: [
      {
        title: 'Heute',
        text: 'Du schickst uns die Bestellung.',
        enter: 'Du trägst sie ein und sendest sie.',
        done: 'Wir haben deine Bestellung.',
      },
      { title: `Innerhalb von ${figures.answer}`, text: 'Wir melden uns.' },
      { title: 'Erstes Gespräch', text: 'Es geht los.' },
    ],
  },
  send: {
    reached: {
      unknown: 'In diesem Browser ist keine Bestellung vermerkt.',
      notYet: 'Diese Bestellung ist noch nicht bei uns.',
      no: 'Diese Bestellung ist nicht bei uns angekommen.',
      sending: 'Unterwegs. Noch nicht bestätigt.',
      maybe: 'Diese Bestellung ist vielleicht am {date} bei uns angekommen.',
      yes: 'Diese Bestellung ist am {date} bei uns angekommen.',
    },
    next: {
      send: `Sende sie, und wir melden uns innerhalb von ${figures.answer}.`,
      again: 'Bitte noch einmal senden.',
      later: 'Bitte sende sie später.',
      check: 'Bitte prüfe deine Angaben.',
      changed: 'Sende sie noch einmal, wenn du etwas geändert hast.',
      offline: 'Du bist offline.',
      enter: 'Trag deine Angaben ein.',
      wait: `Wir melden uns innerhalb von ${figures.answer}.`,
    },
    why: {
      reached: 'Bis dahin musst du nichts tun.',
      offline: 'Sende sie, wenn du wieder online bist.',
      refused: 'Unser Server hat sie nicht angenommen.',
      'too-many': 'Über deinen Anschluss kamen zu viele Nachrichten.',
      'not-stored': 'Unser Server hatte ein Problem.',
      'not-loaded': 'Ein Teil dieser Seite wurde nicht geladen.',
      unanswered: 'Es kam keine Antwort. Dieselbe Bestellung zählt nur einmal.',
    },
    other: {
      yes: 'Deine Bestellung von {package} ist am {date} bei uns angekommen und gilt.',
      maybe: 'Deine Bestellung von {package} ist vielleicht am {date} bei uns angekommen.',
    },
    held: 'Deine Angaben bleiben nur erhalten, bis du diese Seite schließt.',
    note: 'Es wurde nichts bezahlt: Der Zahlungsschritt ist ein Platzhalter. Es kommt kein Vertrag zustande.',
    submit: 'Diese Bestellung senden',
    sending: 'Wird gesendet …',
    wrong: 'Etwas falsch? Schreib uns',
    cut: 'Deine weiteren Angaben sind zu lang für eine Nachricht: Mit der Bestellung geht nur der erste Teil an uns.',
  },
  order: {
    title: 'Eine Bestellung über die Website. Es wurde nichts bezahlt.',
    package: 'Paket',
    price: 'Preis',
    estimate: 'Angefragt',
    name: 'Bestellt von',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Unternehmen',
    additionalInfo: 'Weitere Angaben',
    cut: '[Der Rest war zu lang, um mit der Bestellung gesendet zu werden.]',
  },
  home: 'Zurück zur Startseite',
  package: 'Paket ansehen',
};
