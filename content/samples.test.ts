import { expect, it } from 'vitest';
import { legalPages } from './legal/legal-pages.ts';
import { findSamples, type Samples } from './samples.ts';

const terms = legalPages[0] as (typeof legalPages)[number];
const fact = { figure: '7+', claim: 'wonders', source: 'owner', isConfirmed: true } as const;
const question = { id: 'why', question: 'Why?', answer: 'Because.' };
const logo = { id: 'a', width: 100, name: 'A', isSample: false };
const story = { name: 'Bo', role: 'Founder', company: 'C', image: 'bo', quote: 'Yes.', isSample: false };

/** Content in which nothing is a sample. */
const real: Samples = {
  companyFacts: [],
  facts: [fact],
  legalPages: [{ ...terms, isSample: false }],
  questions: [question],
  logos: [logo],
  stories: [story],
};

it('finds nothing where everything is real', () => {
  expect(findSamples(real)).toEqual([]);
});

it.each([
  [{ companyFacts: ['name'] }, 'content/company.ts: name'],
  [{ facts: [{ ...fact, isConfirmed: false }] }, 'content/facts.ts: 7+ wonders (owner), to be confirmed'],
  [
    { legalPages: [{ ...terms, isSample: true }] },
    `content/legal/${terms.id}.ts: ${terms.title}, for the owner's lawyer`,
  ],
  [{ questions: [{ ...question, isSample: true as const }] }, "content/questions.ts: the answer to 'Why?'"],
  [{ logos: [{ ...logo, isSample: true }] }, 'content/logos.ts: A'],
  [{ stories: [{ ...story, isSample: true }] }, 'content/stories.ts: Bo, C'],
] satisfies [Partial<Samples>, string][])('names what is a sample, and its file: %j', (sample, line) => {
  expect(findSamples({ ...real, ...sample })).toEqual([line]);
});
