import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKeeping, keptMonthsRule } from '../domain/message-keeping.ts';
import { company, sampleFacts } from './company.ts';
import { legalPages } from './legal/legal-pages.ts';
import { logos } from './logos.ts';
import { stories } from './stories.ts';

describe('npm run go-live', () => {
  afterEach(() => {
    vi.resetModules();
    vi.doUnmock('./company.ts');
    vi.doUnmock('./legal/legal-pages.ts');
    vi.doUnmock('./logos.ts');
    vi.doUnmock('./stories.ts');
  });

  it('lists every sample that is still in place, and fails while there is one', () => {
    const { status, stderr } = spawnSync(process.execPath, ['content/go-live.ts'], { encoding: 'utf8' });
    const listed = stderr.split('\n').filter((line) => line.startsWith('- '));
    const sampleLogos = logos.filter((logo) => logo.isSample).map(({ name }) => `- content/logos.ts: ${name}`);
    const sampleStories = stories
      .filter((story) => story.isSample)
      .map(({ name, company }) => `- content/stories.ts: ${name}, ${company}`);
    const facts = sampleFacts.map((fact) => `- content/company.ts: ${fact}`);
    const pages = legalPages
      .filter((page) => page.isSample)
      .map(({ id, title }) => `- content/legal/${id}.ts: ${title}, for the owner's lawyer`);
    expect(listed).toEqual([...facts, ...pages, ...sampleLogos, ...sampleStories]);
    expect(status).toBe(listed.length === 0 ? 0 : 1);
  });

  it.each([
    [['name'], true, true, true, 4],
    [[], false, false, true, 1],
    [[], false, true, false, 1],
    [[], true, false, false, 1],
  ] as const)(
    'counts samples of facts, legal pages, logos and stories',
    async (facts, isPage, isLogo, isStory, count) => {
      vi.doMock('./company.ts', () => ({ company, sampleFacts: facts }));
      vi.doMock('./legal/legal-pages.ts', () => ({ legalPages: [{ id: 'terms', title: 'Terms', isSample: isPage }] }));
      vi.doMock('./logos.ts', () => ({ logos: [{ id: 'a', name: 'A', isSample: isLogo }] }));
      vi.doMock('./stories.ts', () => ({ stories: [{ name: 'B', company: 'C', isSample: isStory }] }));
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      await import('./go-live.ts');
      expect(String(error.mock.calls[0]?.[0])).toMatch(new RegExp(`^${count} samples`));
      process.exitCode = undefined;
    },
  );

  it('says that the site is ready once nothing is a sample any more', async () => {
    vi.doMock('./company.ts', () => ({ company, sampleFacts: [] }));
    vi.doMock('./legal/legal-pages.ts', () => ({ legalPages: [{ id: 'terms', title: 'Terms', isSample: false }] }));
    vi.doMock('./logos.ts', () => ({ logos: [{ id: 'a', name: 'Real', isSample: false }] }));
    vi.doMock('./stories.ts', () => ({ stories: [{ name: 'Real', company: 'Real', isSample: false }] }));
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await import('./go-live.ts');
    expect(log).toHaveBeenCalledWith('Every fact is real: the site is ready to go live.');
    expect(process.exitCode).toBeUndefined();
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
