import { CONTACT_LIMITS } from '../../domain/contact-limits.ts';
import { CONTACT_RATE_WINDOW_MINUTES, type NotSentReason } from '../../domain/contact-refusals.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { contact } from './contact.ts';

const characters = (limit: number) => `${limit.toLocaleString(LANGUAGE)} characters`;

export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'The line ran off the page. It happens when things get going.',
  link: 'Return to Home',
  packages: 'See the packages',
} as const;

export const messageSent = {
  title: 'Message sent!',
  text: "We'll get back to you as soon as possible.",
  packages: 'See the packages',
  link: 'Return to Home',
} as const;

/** The reasons in the redirect's fragment, for browsers without JavaScript. */
export const messageNotSent = {
  title: 'Your message was not sent',
  text: 'Nothing is lost: go back in your browser, and the form still has what you typed.',
  reasons: {
    email: 'The email address is not valid.',
    message: `The message is longer than ${characters(CONTACT_LIMITS.message)}, or contains some that cannot be sent.`,
    linkedIn: `The LinkedIn profile is longer than ${characters(CONTACT_LIMITS.linkedIn)}, or contains some that cannot be sent.`,
    phone: `The phone number is longer than ${characters(CONTACT_LIMITS.phone)}, or contains some that cannot be sent.`,
    package: 'The chosen package is not known.',
    'too-large': 'The message is too large to be sent.',
    'too-many': `Too many messages came from your network. Please wait ${CONTACT_RATE_WINDOW_MINUTES} minutes.`,
    'not-sent': 'Something went wrong on our side. Please try again.',
  } satisfies Record<NotSentReason, string>,
  missing: contact.toasts.missing,
  stillEmpty: 'Still empty:',
  back: 'Back to the form',
  contact: 'Or write to us directly:',
} as const;
