import { company, legalFacts, sampleFacts } from './company.ts';
import { facts } from './facts.ts';
import { legalPages } from './legal/legal-pages.ts';
import { logos } from './logos.ts';
import { commonQuestions, homeQuestions } from './questions.ts';
import { findSamples, type Sample } from './samples.ts';
import { stories } from './stories.ts';

/** The samples that are still in this site's content. */
export function ownSamples(): Sample[] {
  return findSamples({
    company,
    legalFacts,
    sampleFacts,
    facts: Object.values(facts),
    legalPages,
    questions: [...homeQuestions, ...commonQuestions],
    logos,
    stories,
  });
}
