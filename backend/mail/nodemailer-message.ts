import type { Mail } from './mail.ts';

/** A mail in nodemailer's form, with the headers that all our mails share. */
export function toNodemailer({ replyTo, to, isAcknowledgement = false, ...mail }: Mail) {
  return {
    ...mail,
    to: [...to],
    ...(replyTo && { replyTo }),
    ...(isAcknowledgement && { envelope: { from: '', to: to.map(({ address }) => address) } }),
    // Prevents automatic replies, which would go to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': isAcknowledgement ? 'auto-replied' : 'auto-generated' },
  };
}
