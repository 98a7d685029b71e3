import type { Mail } from './mail.ts';

/** A mail as nodemailer takes it, with what every mail of ours says. */
export function toNodemailer({ replyTo, ...mail }: Mail) {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    // Keeps a mailbox from answering by itself: that answer would go to the visitor (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
