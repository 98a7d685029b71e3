/**
 * Why the owner is told: mail that waits too long, a refusal that nobody has seen, mail written as a file instead of sent,
 * or a webhook that waits too long.
 */
export type MailTrouble = 'waiting' | 'refused' | 'written' | 'webhook';

/** Whether mail goes out. Times in ms since 1970; counts stop at {@link MOST_COUNTED}. */
export type MailHealth = {
  /** Null if all is well. */
  trouble: MailTrouble | null;
  waiting: number;
  /** Since when the longest waiting mail has been waiting; null if none is. */
  waitingSince: number | null;
  /** Refused mails that the owner has not marked as seen. */
  refused: number;
  /** Mails only written as files. */
  written: number;
  /** Since when and why the mail server cannot be used; null while it can. */
  unusable: { since: number; reason: string } | null;
};

/** How long a mail may wait before the owner is told. */
export const PATIENCE_MINUTES = 30;

/** The highest count, because a database counts rows one by one. */
export const MOST_COUNTED = 10_000;
