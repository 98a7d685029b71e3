import { company } from './company.ts';
import * as figures from './figures.ts';

/**
 * The mail to whoever wrote, where CONTACT_ACKNOWLEDGE asks for it. It repeats nothing of what was typed, so that nobody
 * can use the form to send texts to strangers.
 */
export const acknowledgement = {
  subject: `${company.name}: your message has arrived`,
  heading: 'Your message has arrived',
  text: `Thank you for writing to us. A person reads your message and contacts you within ${figures.answer}.\n\nIf you want to add something, reply to this mail. If you have not written to us, you need not do anything.`,
  footer: 'Sent automatically, at most once a day.',
} as const;
