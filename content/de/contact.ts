import type { contact as english } from '../en/contact.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const contact: Words<typeof english> = {
  title: 'Erzähl uns, was losgehen soll',
  lead: `Ein paar Zeilen reichen. Wir lesen jede Nachricht selbst und antworten innerhalb von ${figures.answer}.`,
  facts: { email: 'E-Mail', phone: 'Telefon', office: 'Büro' },
  fields: {
    email: { label: 'E-Mail', placeholder: 'du@firma.example' },
    linkedIn: { label: 'LinkedIn-Profil', hint: 'Damit wir wissen, wer schreibt.' },
    phone: { label: 'Telefon', hint: `Wir rufen dich innerhalb von ${figures.answer} an.` },
    package: { label: 'Paket', placeholder: 'Wähle ein Paket' },
    message: { label: 'Nachricht', placeholder: 'Was baust du, und was steht im Weg?' },
  },
  choices: { notSure: 'Noch unsicher', none: 'Kein Paket gewählt', oneOff: 'einmalig' },
  trap: 'Bitte leer lassen',
  charactersLeft: { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  charactersTooMany: { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  submit: 'Nachricht senden',
  sending: 'Wird gesendet …',
  privacy: { text: 'Wie wir deine Nachricht speichern und löschen:', link: 'Datenschutz' },
  another: 'Noch eine Nachricht schreiben',
  tryAgain: 'Noch einmal versuchen',
  writeInstead: 'Lieber eine E-Mail schreiben',
  mailSubject: 'Eine Nachricht über eure Website',
  offline: 'Du bist offline. Was du schreibst, bleibt hier, bis du wieder online bist.',
  next: {
    title: 'Wie es weitergeht',
    steps: [
      { title: 'Wir lesen', text: 'Jede Nachricht liest jemand von uns.' },
      {
        title: 'Wir antworten',
        text: `Innerhalb von ${figures.answer}, per E-Mail oder am Telefon, wenn du eine Nummer angegeben hast.`,
      },
      { title: 'Wir sprechen', text: 'Im ersten Gespräch klären wir, welches Paket passt, oder ob keines passt.' },
    ],
  },
  toasts: {
    missing: { title: 'Pflichtfelder fehlen', description: 'Bitte trag deine E-Mail-Adresse und eine Nachricht ein' },
    failed: {
      title: 'Nachricht nicht gesendet',
      description: 'Beim Senden ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    },
    sent: { title: 'Nachricht gesendet!', description: 'Wir melden uns so schnell wie möglich.' },
  },
};
