import { company, companySchema, legalFacts, legalFactsSchema } from '../../content/company.ts';
import type { ContentList } from './validate.ts';

export const companyFacts: readonly ContentList[] = [
  { file: 'content/company.ts', schema: companySchema, entries: [company] },
  { file: 'content/company.ts', schema: legalFactsSchema, entries: [legalFacts] },
];
