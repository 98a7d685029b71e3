import type { Company, LegalFacts } from '../../content/company.ts';
import type { Fact } from '../../content/facts.ts';
import type { LegalPage } from '../../content/legal/legal-page.ts';
import type { Logo } from '../../content/logos.ts';
import type { Question } from '../../content/questions.ts';
import type { Story } from '../../content/stories.ts';
import { isSampleCompany, isSampleCustomer, isSampleValue } from './sample-values.ts';

/** Content that may be a sample, or wait for the owner's confirmation. */
export type Samples = {
  company: Company;
  legalFacts: LegalFacts;
  /** The company facts that are still samples, by name. */
  sampleFacts: readonly string[];
  facts: readonly Fact[];
  legalPages: readonly LegalPage[];
  questions: readonly Question[];
  logos: readonly Logo[];
  stories: readonly Story[];
};

/** A task for the owner before going live: what, in which file, and how to fix it. */
export type Sample = { what: string; remedy: string };

/**
 * Every sample in the content, by value where possible and by its mark. Emptying a list or removing a mark does not hide a
 * value that no real company has.
 */
export function findSamples(samples: Samples): Sample[] {
  const { facts, legalPages, questions, logos, stories } = samples;
  return [
    ...sampleFactNames(samples).map((name) => ({
      what: `content/company.ts: ${name}`,
      remedy: `put in your own, and take '${name}' out of sampleFacts`,
    })),
    ...facts
      .filter(({ isConfirmed }) => !isConfirmed)
      .map(({ figure, claim, source }) => ({
        what: `content/facts.ts: ${figure} ${claim} (${source}), to be confirmed`,
        remedy: 'change it in content/figures.ts if it is not true, then set isConfirmed',
      })),
    ...legalPages
      .filter(({ isSample }) => isSample)
      .map(({ id, title }) => ({
        what: `content/legal/${id}.ts: ${title}`,
        remedy: 'have it read by your lawyer, then set isSample to false',
      })),
    ...questions
      .filter(({ isSample }) => isSample)
      .map(({ question }) => ({
        what: `content/questions.ts: the answer to '${question}'`,
        remedy: 'answer it yourself, and take isSample out',
      })),
    ...logos
      .filter(({ isSample, name }) => isSample || isSampleCustomer(name))
      .map(({ name }) => ({ what: `content/logos.ts: ${name}`, remedy: "put in a customer's logo, or leave it out" })),
    ...stories
      .filter(({ isSample, name, company }) => isSample || isSampleCustomer(name) || isSampleCustomer(company))
      .map(({ name, company, caseStudy }) => ({
        what: `content/stories.ts: ${name}, ${company}${caseStudy ? ', with a case study' : ''}`,
        remedy: 'tell a real one, or leave it out',
      })),
  ];
}

function sampleFactNames({ company, legalFacts, sampleFacts }: Samples): string[] {
  const byValue = Object.entries({ ...company, ...legalFacts })
    .filter(([name, value]) => isSampleValue(value) || (/name$/i.test(name) && isSampleCompany(value)))
    .map(([name]) => name);
  return [...new Set([...sampleFacts, ...byValue])];
}
