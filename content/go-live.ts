// `npm run go-live`: lists every sample that is still in the content and every figure that its owner has not confirmed, and
// fails until there is none. It also says how long messages are kept.
import { existsSync } from 'node:fs';
import { describeKeeping, KEEP_SETTING, keptMonthsRule, parseKeptMonths } from '../domain/message-keeping.ts';
import { company, sampleFacts } from './company.ts';
import { facts } from './facts.ts';
import { legalPages } from './legal/legal-pages.ts';
import { logos } from './logos.ts';
import { commonQuestions, homeQuestions } from './questions.ts';
import { findSamples } from './samples.ts';
import { stories } from './stories.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const samples = findSamples({
  companyFacts: sampleFacts,
  facts: Object.values(facts),
  legalPages,
  questions: [...homeQuestions, ...commonQuestions],
  logos,
  stories,
});

if (samples.length === 0) {
  console.log('Every fact is real: the site is ready to go live.');
} else {
  console.error(`${samples.length} samples are still in place:\n- ${samples.join('\n- ')}`);
  process.exitCode = 1;
}

const promised = company.messagesKeptMonths;
const keptMonths = parseKeptMonths(process.env[KEEP_SETTING]?.trim() ?? '', promised);
if (keptMonths !== undefined) {
  console.log(`${describeKeeping(keptMonths)}.`);
} else {
  console.error(keptMonthsRule(promised));
  process.exitCode = 1;
}
