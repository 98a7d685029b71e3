import type { Fact } from './facts.ts';
import type { LegalPage } from './legal/legal-page.ts';
import type { Logo } from './logos.ts';
import type { Question } from './questions.ts';
import type { Story } from './stories.ts';

/** What of the content may be a sample, or wait for its owner's word. */
export type Samples = {
  /** The company's facts that are still samples, by name. */
  companyFacts: readonly string[];
  facts: readonly Fact[];
  legalPages: readonly LegalPage[];
  questions: readonly Question[];
  logos: readonly Logo[];
  stories: readonly Story[];
};

/** A line for everything that only the owner can put right before the site goes live, with the file that holds it. */
export function findSamples({ companyFacts, facts, legalPages, questions, logos, stories }: Samples): string[] {
  return [
    ...companyFacts.map((fact) => `content/company.ts: ${fact}`),
    ...facts
      .filter(({ isConfirmed }) => !isConfirmed)
      .map(({ figure, claim, source }) => `content/facts.ts: ${figure} ${claim} (${source}), to be confirmed`),
    ...legalPages
      .filter(({ isSample }) => isSample)
      .map(({ id, title }) => `content/legal/${id}.ts: ${title}, for the owner's lawyer`),
    ...questions
      .filter(({ isSample }) => isSample)
      .map(({ question }) => `content/questions.ts: the answer to '${question}'`),
    ...logos.filter(({ isSample }) => isSample).map(({ name }) => `content/logos.ts: ${name}`),
    ...stories.filter(({ isSample }) => isSample).map(({ name, company }) => `content/stories.ts: ${name}, ${company}`),
  ];
}
