import type { answer as english } from '../en/answer.ts';
import type { Words } from '../with-words.ts';

export const answer: Words<typeof english> = {
  subject: 'Deine Nachricht an {company}',
  greeting: 'Hallo {name},',
  greetingWithoutName: 'Hallo,',
  intro: 'Am {date} hast du geschrieben:',
};
