import type { Mail } from './mail.ts';

/** A mail in nodemailer's form, with the headers that all our mails share. An empty `sender` gets no failure notice. */
export function toNodemailer(
  { replyTo, to, recipients = to.map(({ address }) => address), isAcknowledgement = false, ...mail }: Mail,
  sender: string = mail.from.address,
) {
  return {
    ...mail,
    to: [...to],
    ...(replyTo && { replyTo }),
    envelope: { from: sender, to: [...recipients] },
    // Prevents automatic replies, which would go to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': isAcknowledgement ? 'auto-replied' : 'auto-generated' },
  };
}
