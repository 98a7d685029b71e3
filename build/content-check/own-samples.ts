import { company, legalFacts } from '../../content/company.ts';
import { facts } from '../../content/facts.ts';
import { legalPages } from '../../content/legal/legal-pages.ts';
import { logos } from '../../content/logos.ts';
import { commonQuestions, homeQuestions } from '../../content/questions.ts';
import { stories } from '../../content/stories.ts';
import { findSamples, type SampleGroup } from './samples.ts';

/** The samples that are still in this site's content. */
export function ownSamples(): SampleGroup[] {
  const questions = [...homeQuestions, ...commonQuestions];
  return findSamples({ company, legalFacts, facts, legalPages, questions, logos, stories });
}
