export type MailAddress = { name: string; address: string };

/** A mail ready to send. Strings only, so that nothing in it can make a transport read a file or fetch a URL. */
export type Mail = {
  /** With angle brackets; the same for every attempt, so that a mailbox can detect duplicates. */
  messageId: string;
  date: Date;
  from: MailAddress;
  to: readonly MailAddress[];
  /** Those of `to` that still have to get it; all of them without. */
  recipients?: readonly string[];
  replyTo: MailAddress | null;
  subject: string;
  references?: string;
  text: string;
  html: string;
  /** Whether it answers a visitor by itself: nothing may answer it in turn, or come back as a failure (RFC 3834). */
  isAcknowledgement?: boolean;
};

export type SendResult = { kind: 'sent'; missed: readonly Missed[] } | { kind: 'written' } | SendFailure;

export type SendFailure = {
  kind: /** The server will never accept this mail. */
    | 'refused'
    /** The server refuses it, because a quota is used up: it may pass within a day. */
    | 'over-quota'
    /** The server did not accept this mail now; others may pass. */
    | 'postponed'
    /** The server got the whole mail, and its answer did not arrive: the mail may have arrived. */
    | 'unconfirmed'
    /** The server could not be used at all. */
    | 'unreachable';
  reason: string;
  code?: number | undefined;
  /** How long the server asks to be left alone, in ms. */
  restMs?: number | undefined;
};

export type Missed = SendFailure & { address: string };

export interface Transport<Item> {
  /** Sends one item, giving up when the signal aborts. Never rejects. */
  send(item: Item, signal: AbortSignal): Promise<SendResult>;
}

export type MailTransport = Transport<Mail>;

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
