// `npm run go-live`: lists every sample that is still in the content, and fails until there is none. It also says how long
// messages are kept.
import { existsSync } from 'node:fs';
import { describeKeeping, KEEP_SETTING, keptMonthsRule, parseKeptMonths } from '../domain/message-keeping.ts';
import { company, sampleFacts } from './company.ts';
import { legalPages } from './legal/legal-pages.ts';
import { logos } from './logos.ts';
import { stories } from './stories.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const samples = [
  ...sampleFacts.map((fact) => `content/company.ts: ${fact}`),
  ...legalPages
    .filter((page) => page.isSample)
    .map((page) => `content/legal/${page.id}.ts: ${page.title}, for the owner's lawyer`),
  ...logos.filter((logo) => logo.isSample).map((logo) => `content/logos.ts: ${logo.name}`),
  ...stories.filter((story) => story.isSample).map((story) => `content/stories.ts: ${story.name}, ${story.company}`),
];

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
