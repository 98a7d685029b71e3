import { expect, test } from 'vitest';
import type { BillingTerms } from '../../../content/proof.ts';
import { checkProof } from './check-proof.ts';

const NONE: BillingTerms = { noticePeriod: null, billingStart: null, paymentDue: null, packageHours: null };
const ALL: BillingTerms = { noticePeriod: 'a month', billingStart: 'at once', paymentDue: 'a week', packageHours: {} };
const names = Object.keys(NONE).join(', ');

test.each([
  ['nothing', [], { en: NONE }, `people, ${names}`, 'content/proof.ts and content/en/proof.ts'],
  [
    'nothing in two languages',
    [],
    { en: NONE, de: NONE },
    `people, ${names}`,
    'content/proof.ts, content/en/proof.ts and content/de/proof.ts',
  ],
  ['people alone', ['Ida'], { en: NONE, de: NONE }, names, 'content/en/proof.ts and content/de/proof.ts'],
  ['terms alone', [], { en: ALL, de: ALL }, 'people', 'content/proof.ts'],
  [
    'a term in English alone',
    ['Ida'],
    { en: ALL, de: { ...ALL, paymentDue: null } },
    'paymentDue (de)',
    'content/de/proof.ts',
  ],
] as const)('names what is empty, and its file, when there is %s', (_, people, terms, empty, files) => {
  expect(checkProof(people, terms)).toMatchObject({
    level: 'advice',
    what: `Still empty, and not shown: ${empty}`,
    remedy: `A founder trusts you sooner with them: put them into ${files}.`,
  });
});

test('finds nothing when all of it is there in every language', () => {
  expect(checkProof(['Ida'], { en: ALL, de: ALL })).toMatchObject({ level: 'fine' });
});
