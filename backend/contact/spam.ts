import type { ContactEvidence } from '../../domain/contact-evidence.ts';

/** Why a message looks as if no person had written it, in words for whoever reads the inbox. */
export type SpamReason = 'the hidden field was filled in' | 'it was sent faster than anyone writes';

// Nobody writes an address and a message in this time, while a careful threshold costs nobody a message: what looks like
// spam is answered as if it were not, so the sender would never know.
const LEAST_MS = 1_500;

/** Judges the evidence that came with a message; null for a message that is mailed, which is also one without any. */
export function spamReason(evidence: ContactEvidence | null): SpamReason | null {
  if (evidence?.trapFilled) return 'the hidden field was filled in';
  if (evidence?.elapsedMs != null && evidence.elapsedMs < LEAST_MS) return 'it was sent faster than anyone writes';
  return null;
}
