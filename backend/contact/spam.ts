import type { ContactEvidence } from '../../domain/contact-evidence.ts';

/** Why a message looks automated, worded for the inbox. */
export type SpamReason = 'the hidden field was filled in' | 'it was sent faster than anyone writes';

// Nobody types an address and a message this fast. The threshold is low on purpose: a person taken for a robot gets the usual
// answer and would never know that the message was not mailed.
const LEAST_MS = 1_500;

/** Why the evidence marks a message as spam; null if it does not. */
export function spamReason(evidence: ContactEvidence | null): SpamReason | null {
  if (evidence?.trapFilled) return 'the hidden field was filled in';
  if (evidence?.elapsedMs != null && evidence.elapsedMs < LEAST_MS) return 'it was sent faster than anyone writes';
  return null;
}
