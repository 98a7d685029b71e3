/** Waits too long, refused and not seen, only written as a file, some recipients without it, webhook waits too long. */
export const MAIL_TROUBLES = ['waiting', 'refused', 'written', 'missed', 'webhook'] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** What is known of the mail. Times in ms since 1970; counts stop at {@link MOST_COUNTED}. */
export type MailFacts = {
  waiting: number;
  waitingSince: number | null;
  isTried: boolean;
  isRefusedBefore: boolean;
  isPartly: boolean;
  refused: number;
  written: number;
  missed: number;
  postWaitingSince: number | null;
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
