import { billingTerms, people } from '../../content/proof.ts';
import type { Finding } from './finding.ts';

/** Whether the company says who founders deal with, and on which terms. All of it is optional. */
export function checkProof(proof = { people: people.length === 0 ? null : people, ...billingTerms }): Finding {
  const empty = Object.entries(proof).flatMap(([name, value]) => (value === null ? [name] : []));
  if (empty.length === 0) return { level: 'fine', what: 'People and billing terms are shown' };
  return {
    level: 'advice',
    what: `Still empty, and shown nowhere: ${empty.join(', ')}`,
    remedy: 'A founder trusts you sooner with them: put them into content/proof.ts.',
  };
}
