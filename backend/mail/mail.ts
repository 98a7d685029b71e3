export type MailAddress = { name: string; address: string };

/** A mail that is ready to go. Strings only: nothing in it can make a transport read a file or fetch an address. */
export type Mail = {
  /** With angle brackets; the same for every attempt, so that a mailbox can tell a repetition. */
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  /** Null where the visitor's address is not valid in a header. */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
};

export type SendResult =
  | { kind: 'sent' }
  /** The mail is a file now, and no mail server has seen it. */
  | { kind: 'written' }
  /** The server will never take this mail. */
  | { kind: 'refused'; reason: string }
  /** The server did not take this mail now; others may go through. */
  | { kind: 'postponed'; reason: string }
  /** The server could not be used at all, whatever the mail. */
  | { kind: 'unreachable'; reason: string };

export interface MailTransport {
  /** Sends one mail, giving up when the signal aborts. Never rejects. */
  send(mail: Mail, signal: AbortSignal): Promise<SendResult>;
}
