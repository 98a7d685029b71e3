/**
 * What the contact form noticed while it was filled in. It travels beside the message, never in it, so that the message
 * keeps its five keys:
 *
 * - A call by script sends the header {@link EVIDENCE_HEADER} with what {@link writeEvidence} makes of it.
 * - A form post without script sends the field {@link TRAP_FIELD}: a text field that people never see or reach
 *   (`hidden` by style, `tabindex="-1"`, `autocomplete="off"`, `aria-hidden`), so that only a robot fills it in.
 *
 * A message without evidence counts as written by a person.
 */
export type ContactEvidence = {
  /** Whether the honeypot was filled in. */
  trapFilled: boolean;
  /** From when the form was usable until it was sent, in ms; null if unknown. */
  elapsedMs: number | null;
};

/** The header's name. */
export const EVIDENCE_HEADER = 'x-contact-evidence';

/** The honeypot field's name. No profile of a browser or a password manager has such a field. */
export const TRAP_FIELD = 'subject';

/** How an order travels beside its message, see `domain/order.ts`. */
export const ORDER_HEADER = 'x-contact-order';
export const ORDER_FIELD = 'order';

/** How the language of the page travels beside a message: a folder of `content/`. Without it, the message is English. */
export const LANGUAGE_HEADER = 'x-contact-language';
export const LANGUAGE_FIELD = 'language';

/** Formats evidence as the header's value, such as `trap=empty; ms=48211`. */
export function writeEvidence({ trapFilled, elapsedMs }: ContactEvidence): string {
  const trap = `trap=${trapFilled ? 'filled' : 'empty'}`;
  return elapsedMs === null ? trap : `${trap}; ms=${Math.max(0, Math.round(elapsedMs))}`;
}

/** Parses the header's value; null for none or an invalid one. */
export function readEvidence(text: string | null): ContactEvidence | null {
  const [, trap, ms] = /^trap=(empty|filled)(?:; ms=(\d{1,12}))?$/.exec(text ?? '') ?? [];
  if (trap === undefined) return null;
  return { trapFilled: trap === 'filled', elapsedMs: ms === undefined ? null : Number(ms) };
}
