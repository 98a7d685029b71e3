import type { ContactMessage } from '../domain/contact-message.ts';

/** A message with every field filled in, including what mails and pages tend to break. */
export const SAMPLE: ContactMessage = {
  email: 'ada@example.com',
  linkedIn: 'https://www.linkedin.com/in/ada',
  phone: '+49 30 1234567',
  package: 'get-started',
  message: 'Grüße 🚀\n<b>bold & "quoted"</b>',
};
