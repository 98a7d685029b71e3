import { expect, test } from 'vitest';
import { checkProof } from './check-proof.ts';

test.each([
  [{ people: null, noticePeriod: null, billingStart: null }, 'people, noticePeriod, billingStart'],
  [{ people: [], noticePeriod: 'One month', billingStart: null }, 'billingStart'],
])('advises to fill in what is still empty of %j', (proof, names) => {
  expect(checkProof(proof)).toMatchObject({ level: 'advice', what: `Still empty, and shown nowhere: ${names}` });
});

test('advises nothing once everything is filled in', () => {
  expect(checkProof({ people: [], noticePeriod: 'One month', billingStart: 'At once' }).level).toBe('fine');
});
