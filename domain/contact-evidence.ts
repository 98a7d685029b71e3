// Travels beside the message, never in it, so that the message keeps its five keys: in a header, or, in a form post without
// script, as a field that people never see or reach. A message without evidence counts as written by a person.
export type ContactEvidence = {
  trapFilled: boolean;
  /** From when the form was usable until it was sent, in ms; null if unknown. */
  elapsedMs: number | null;
};

export const EVIDENCE_HEADER = 'x-contact-evidence';

/** The honeypot field's name. No profile of a browser or a password manager has such a field. */
export const TRAP_FIELD = 'subject';

export const ORDER_HEADER = 'x-contact-order';
export const ORDER_FIELD = 'order';

/** How the language of the page travels beside a message: a folder of `content/`. Without it, the message is English. */
export const LANGUAGE_HEADER = 'x-contact-language';
export const LANGUAGE_FIELD = 'language';

export function writeEvidence({ trapFilled, elapsedMs }: ContactEvidence): string {
  const trap = `trap=${trapFilled ? 'filled' : 'empty'}`;
  return elapsedMs === null ? trap : `${trap}; ms=${Math.max(0, Math.round(elapsedMs))}`;
}

export function readEvidence(text: string | null): ContactEvidence | null {
  const [, trap, ms] = /^trap=(empty|filled)(?:; ms=(\d{1,12}))?$/.exec(text ?? '') ?? [];
  if (trap === undefined) return null;
  return { trapFilled: trap === 'filled', elapsedMs: ms === undefined ? null : Number(ms) };
}
