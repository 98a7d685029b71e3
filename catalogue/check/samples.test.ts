import { expect, it } from 'vitest';
import { company, legalFacts } from '../../content/company.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import { isSampleValue } from './sample-values.ts';
import { findSamples, type Samples } from './samples.ts';

const terms = legalPages[0] as (typeof legalPages)[number];
const fact = { figure: '7+', claim: 'wonders', source: 'owner', isConfirmed: true } as const;
const question = { id: 'why', question: 'Why?', answer: 'Because.' };
const logo = { id: 'a', width: 100, name: 'A', isSample: false };
const story = { name: 'Bo', role: 'Founder', company: 'C', image: 'bo', quote: 'Yes.', isSample: false };

/** Content without samples. */
const real: Samples = {
  company: {
    ...company,
    name: 'Ahead',
    email: 'hello@ahead.de',
    phone: '+49 40 1234567',
    address: { ...company.address, street: 'Hafenstraße 1' },
    partnerUrl: 'https://www.partner.de/',
  },
  legalFacts: {
    ...legalFacts,
    legalName: 'Ahead GmbH',
    representedBy: { name: 'Ida Holm', role: 'Managing director' },
    register: { court: 'Amtsgericht Hamburg', number: 'HRB 123456' },
    vatId: 'DE123456789',
    responsible: 'Ida Holm',
    processors: { hosting: 'Hosting GmbH, Berlin', mail: 'Mail GmbH, Berlin' },
  },
  sampleFacts: [],
  facts: [fact],
  legalPages: [{ ...terms, isSample: false }],
  questions: [question],
  logos: [logo],
  stories: [story],
};

it('finds nothing when everything is real', () => {
  expect(findSamples(real)).toEqual([]);
});

it.each([
  [{ sampleFacts: ['name'] }, 'content/company.ts: name'],
  [{ facts: [{ ...fact, isConfirmed: false }] }, 'content/facts.ts: 7+ wonders (owner), to be confirmed'],
  [{ legalPages: [{ ...terms, isSample: true }] }, `content/legal/${terms.id}.ts: ${terms.title}`],
  [{ questions: [{ ...question, isSample: true as const }] }, "content/questions.ts: the answer to 'Why?'"],
  [{ logos: [{ ...logo, isSample: true }] }, 'content/logos.ts: A'],
  [{ stories: [{ ...story, isSample: true }] }, 'content/stories.ts: Bo, C'],
] satisfies [Partial<Samples>, string][])('names each marked sample with its file and remedy: %j', (sample, what) => {
  expect(findSamples({ ...real, ...sample })).toEqual([{ what, remedy: expect.stringMatching(/./) }]);
});

it.each([
  [{ company: { ...real.company, email: 'hello@going.example' } }, 'content/company.ts: email'],
  [{ company: { ...real.company, name: 'Going' } }, 'content/company.ts: name'],
  [
    { company: { ...real.company, address: { ...real.company.address, street: 'Musterstraße 1' } } },
    'content/company.ts: address',
  ],
  [{ legalFacts: { ...real.legalFacts, vatId: 'DE000000000' } }, 'content/company.ts: vatId'],
  [{ logos: [{ ...logo, name: 'Papierboot' }] }, 'content/logos.ts: Papierboot'],
  [{ stories: [{ ...story, name: 'Amara Osei' }] }, 'content/stories.ts: Amara Osei, C'],
] satisfies [Partial<Samples>, string][])(
  'finds shipped values although the list of samples is empty: %j',
  (sample, what) => {
    expect(findSamples({ ...real, ...sample }).map((found) => found.what)).toEqual([what]);
  },
);

it.each([
  ['post@example.com', true],
  ['https://partner.example/', true],
  ['http://localhost:3000', true],
  ['+49 30 23125 100', true],
  ['Muster Hosting GmbH', true],
  ['https://www.latest.de/example', false],
  ['post@best-example.de', false],
  ['HRB 100000', false],
  ['Musterring 3', false],
])('takes %s for a sample: %s', (value, isOne) => {
  expect(isSampleValue(value)).toBe(isOne);
});
