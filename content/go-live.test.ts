import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { describeKeeping, keptMonthsRule } from '../domain/message-keeping.ts';
import { company, sampleFacts } from './company.ts';
import { facts } from './facts.ts';
import { legalPages } from './legal/legal-pages.ts';
import { logos } from './logos.ts';
import { commonQuestions, homeQuestions } from './questions.ts';
import { findSamples } from './samples.ts';
import { stories } from './stories.ts';

describe('npm run go-live', () => {
  it('lists every sample that is still in place, and fails while there is one', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['content/go-live.ts'], { encoding: 'utf8' });
    const listed = stderr.split('\n').filter((line) => line.startsWith('- '));
    const samples = findSamples({
      companyFacts: sampleFacts,
      facts: Object.values(facts),
      legalPages,
      questions: [...homeQuestions, ...commonQuestions],
      logos,
      stories,
    });
    expect(listed).toEqual(samples.map((sample) => `- ${sample}`));
    expect(status).toBe(samples.length === 0 ? 0 : 1);
    if (samples.length === 0) expect(stdout).toContain('Every fact is real: the site is ready to go live.');
  });

  it.each([
    [{}, describeKeeping(company.messagesKeptMonths)],
    [{ CONTACT_KEEP_MONTHS: '1' }, describeKeeping(1)],
    [{ CONTACT_KEEP_MONTHS: '9999' }, keptMonthsRule(company.messagesKeptMonths)],
  ])('says how long messages are kept under %j', (variables, sentence) => {
    const env = { ...process.env, ...variables };
    const { stdout, stderr } = spawnSync(process.execPath, ['content/go-live.ts'], { encoding: 'utf8', env });
    expect(stdout + stderr).toContain(sentence);
  });
});
