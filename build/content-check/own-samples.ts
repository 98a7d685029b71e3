import { company, legalFacts } from '../../content/company.ts';
import type * as proof from '../../content/en/proof.ts';
import type * as questions from '../../content/en/questions.ts';
import { facts } from '../../content/facts.ts';
import { languages } from '../../content/languages.ts';
import { type LegalPage, legalPageSchema } from '../../content/legal/legal-page.ts';
import { logos } from '../../content/logos.ts';
import type { BillingTerms } from '../../content/proof.ts';
import { stories } from '../../content/stories.ts';
import { findSamples, type OwnWords, type SampleGroup } from './samples.ts';
import { load } from './translations.ts';

export async function ownSamples(): Promise<SampleGroup[]> {
  const codes = Object.keys(languages);
  const words = await Promise.all(codes.map(wordsOf));
  return findSamples({
    company,
    legalFacts,
    facts,
    logos,
    stories,
    words: Object.fromEntries(codes.map((code, at) => [code, words[at] as OwnWords])),
  });
}

export async function ownBillingTerms(): Promise<Record<string, BillingTerms>> {
  const terms = Object.keys(languages).map(async (code) => {
    const { billingTerms } = await load<typeof proof>(`content/${code}/proof.ts`);
    return [code, billingTerms] as const;
  });
  return Object.fromEntries(await Promise.all(terms));
}

async function wordsOf(code: string): Promise<OwnWords> {
  const { commonQuestionWords, homeQuestionWords } = await load<typeof questions>(`content/${code}/questions.ts`);
  const pages = legalPageSchema.shape.id.options.map(async (id) => {
    const { [id]: page } = await load<Record<string, LegalPage | ((build: object) => LegalPage)>>(
      `content/${code}/legal/${id}.ts`,
    );
    // What the privacy page says depends on the build, its date does not.
    return (typeof page === 'function' ? page({ hosted: false }) : page) as LegalPage;
  });
  return {
    legalPages: await Promise.all(pages),
    questions: Object.values({ ...homeQuestionWords, ...commonQuestionWords }),
  };
}
