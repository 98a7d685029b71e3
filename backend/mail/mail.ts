export type MailAddress = { name: string; address: string };

/** A mail ready to send. Strings only, so that nothing in it can make a transport read a file or fetch a URL. */
export type Mail = {
  /** With angle brackets; the same for every attempt, so that a mailbox can detect duplicates. */
  messageId: string;
  date: Date;
  from: MailAddress;
  to: readonly MailAddress[];
  /** Null if the visitor's address is not valid in a header. */
  replyTo: MailAddress | null;
  subject: string;
  text: string;
  html: string;
  /** Whether it answers a visitor by itself: nothing may answer it in turn, or come back as a failure (RFC 3834). */
  isAcknowledgement?: boolean;
};

export type SendResult =
  /** `missed` says which of several recipients were refused, and why; null if none was. */
  | { kind: 'sent'; missed: string | null }
  /** Written as a file; no mail server has seen it. */
  | { kind: 'written' }
  /** The server will never accept this mail. */
  | { kind: 'refused'; reason: string }
  /** The server did not accept this mail now; others may pass. */
  | { kind: 'postponed'; reason: string }
  /** The server got the whole mail and did not answer in time: it may have arrived. */
  | { kind: 'unconfirmed'; reason: string }
  /** The server could not be used at all. */
  | { kind: 'unreachable'; reason: string };

export interface Transport<Item> {
  /** Sends one item, giving up when the signal aborts. Never rejects. */
  send(item: Item, signal: AbortSignal): Promise<SendResult>;
}

export type MailTransport = Transport<Mail>;
