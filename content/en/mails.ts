import { company } from '../company.ts';
import * as figures from '../figures.ts';

/** The mail to whoever wrote. It repeats nothing of what was typed: nobody can use the form to send texts to strangers. */
export const acknowledgement = {
  subject: `${company.name}: your message has arrived`,
  heading: 'Your message has arrived',
  text: `Thank you for writing to us. One of us will read your message and contact you within ${figures.answer}.\n\nIf you want to add something, reply to this email. If you did not write to us, you can ignore it.`,
  footer: 'Sent automatically, at most once a day.',
} as const;

/** What an answer from the desk begins with. `{…}` is filled in. */
export const answer = {
  subject: 'Your message to {company}',
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  intro: 'On {date} you wrote:',
} as const;
