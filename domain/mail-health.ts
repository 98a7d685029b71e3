/**
 * Why the owner is told: mail that waits too long, a refusal that nobody has seen, mail written as a file instead of sent,
 * one that some recipients did not get, or a webhook that waits too long.
 */
export const MAIL_TROUBLES = ['waiting', 'refused', 'written', 'missed', 'webhook'] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** What is known of the mail. Times in ms since 1970; counts stop at {@link MOST_COUNTED}. */
export type MailFacts = {
  waiting: number;
  /** Since when the longest waiting mail has been waiting; null if none is. */
  waitingSince: number | null;
  /** Whether one of the waiting mails was tried before, in vain. */
  isTried: boolean;
  /** Whether one of the waiting mails was refused before, or written as a file. */
  isRefusedBefore: boolean;
  /** Whether each of the waiting mails has reached some of its recipients. */
  isPartly: boolean;
  /** Refused mails that the owner has not marked as seen. */
  refused: number;
  /** Mails only written as files. */
  written: number;
  /** Mails that some recipients did not get, which the owner has not marked as seen. */
  missed: number;
  /** Since when the longest waiting post to the owner's webhook has been waiting; null if none is. */
  postWaitingSince: number | null;
  /** Since when and why the mail server cannot be used; null while it can. */
  unusable: { since: number; reason: string } | null;
};

/** Whether mail goes out: the one judgement that log, inbox, desk, probe and alarms share. */
export type MailHealth = MailFacts & {
  /** Null if the owner need not be told. */
  trouble: MailTrouble | null;
  /** Whether nothing speaks against it that all mail goes out; neither this nor trouble while a mail is tried again. */
  isWell: boolean;
};

/** How long a mail may wait before the owner is told. */
export const PATIENCE_MINUTES = 30;

/** The highest count, because a database counts rows one by one. */
export const MOST_COUNTED = 10_000;

/** Judges the mail at `now` (ms since 1970). Mail written as a file is trouble only where a mail server is set. */
export function judge(facts: MailFacts, hasMailServer: boolean, now: number): MailHealth {
  const isLate = (since: number | null | undefined) => since != null && now - since > PATIENCE_MINUTES * 60_000;
  const { waiting, waitingSince, isTried, isRefusedBefore, refused, written, missed, postWaitingSince, unusable } =
    facts;
  const is: Record<MailTrouble, boolean> = {
    // Mail that the owner had to retry keeps its trouble until it has gone out.
    waiting: isLate(waitingSince) || (waiting > 0 && (isLate(unusable?.since) || (hasMailServer && isRefusedBefore))),
    refused: refused > 0,
    written: hasMailServer && written > 0,
    missed: missed > 0,
    webhook: isLate(postWaitingSince),
  };
  const trouble = MAIL_TROUBLES.find((kind) => is[kind]) ?? null;
  return { ...facts, trouble, isWell: trouble === null && !isTried && unusable === null };
}
