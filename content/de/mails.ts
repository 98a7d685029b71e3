import { company } from '../company.ts';
import type * as english from '../en/mails.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const acknowledgement: Words<typeof english.acknowledgement> = {
  subject: `${company.name}: Deine Nachricht ist angekommen`,
  heading: 'Deine Nachricht ist angekommen',
  text: `Danke, dass du uns geschrieben hast. Jemand von uns liest deine Nachricht und meldet sich innerhalb von ${figures.answer}.\n\nWenn du etwas ergänzen willst, antworte einfach auf diese E-Mail. Falls du uns gar nicht geschrieben hast, kannst du sie ignorieren.`,
  footer: 'Automatisch gesendet, höchstens einmal am Tag.',
};

export const answer: Words<typeof english.answer> = {
  subject: 'Deine Nachricht an {company}',
  greeting: 'Hallo {name},',
  greetingWithoutName: 'Hallo,',
  intro: 'Am {date} hast du geschrieben:',
};
