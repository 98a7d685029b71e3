import type { Mail } from './mail.ts';

/** A mail in nodemailer's form, with the headers that all our mails share. */
export function toNodemailer({ replyTo, to, ...mail }: Mail) {
  return {
    ...mail,
    to: [...to],
    ...(replyTo && { replyTo }),
    // Prevents automatic replies, which would go to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
