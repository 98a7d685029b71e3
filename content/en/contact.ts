import type { ContactField } from '../../domain/contact-message.ts';
import * as figures from '../figures.ts';

export const contact = {
  title: 'Tell us what you want to get going',
  lead: `A few lines are enough. We read every message ourselves and reply within ${figures.answer}.`,
  facts: { email: 'Email', phone: 'Phone', office: 'Office' },
  fields: {
    email: { label: 'Email', placeholder: 'you@company.com' },
    linkedIn: { label: 'LinkedIn profile', hint: 'So we know who is writing.' },
    phone: { label: 'Phone', hint: `We’ll call you within ${figures.answer}.` },
    package: { label: 'Package', placeholder: 'Choose a package' },
    message: { label: 'Message', placeholder: 'What are you building, and what is in the way?' },
  } satisfies Record<ContactField, { label: string; placeholder?: string; hint?: string }>,
  /** `none` is an empty choice, in the company's mail. */
  choices: { notSure: 'Not sure yet', none: 'No package chosen', oneOff: 'one-off' },
  /** The honeypot field. */
  trap: 'Leave this empty',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  charactersTooMany: { one: '{count} character too many', other: '{count} characters too many' },
  submit: 'Send Message',
  sending: 'Sending...',
  privacy: { text: 'How we store and delete your message:', link: 'Privacy' },
  another: 'Write another message',
  tryAgain: 'Try again',
  writeInstead: 'Write us an email instead',
  mailSubject: 'A message from your website',
  offline: 'You are offline. What you write stays here until you are back.',
  next: {
    title: 'What happens next',
    steps: [
      { title: 'We read it', text: 'Every message is read by one of us.' },
      { title: 'We reply', text: `Within ${figures.answer}, by email, or by phone if you gave us a number.` },
      { title: 'We talk', text: 'On a first call we work out together which package fits, or whether none does.' },
    ],
  },
  toasts: {
    missing: { title: 'Required fields missing', description: 'Please fill in your email address and message' },
    failed: {
      title: 'Error sending message',
      description: 'There was a problem sending your message. Please try again.',
    },
    sent: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
  },
} as const;
export type ContactWords = typeof contact;
