import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, runIn, SAMPLE_FILES } from './project-copy.ts';

// Updates an owner's copy as docs/operations/update.md says: the owner has changed only what is theirs, the new version code and
// sample texts.

const { folder, change, remove } = await copyProject();

const IDENTITY = ['user.name=Ida', 'user.email=ida@example.com', 'commit.gpgsign=false'].flatMap((one) => ['-c', one]);
const git = (...args: string[]) => runIn(folder, 'git', [...IDENTITY, ...args]);

async function commit(message: string): Promise<void> {
  // The copy's node_modules is a link, which .gitignore does not name.
  expect(await git('add', '--all', '--', '.', ':!node_modules')).toBe('');
  expect(await git('commit', '--quiet', `--message=${message}`)).toBe('');
}

beforeAll(async () => {
  await git('init', '--quiet', '--initial-branch=main');
  await commit('The version that the owner began with');
  await git('branch', 'upstream');

  for (const name of SAMPLE_FILES) await rm(join(folder, name));
  await change('content/company.ts', "name: 'Going'", "name: 'Own & Sons'");
  await change('content/packages/kickoff.ts', /amount: \d[\d_]*/, 'amount: 349_00');
  await change('content/en/questions.ts', /answer:\s*'[^']*'/, "answer: 'We decide that together.'");
  await change(
    'content/redirects.ts',
    'ownRedirects: readonly Redirect[] = []',
    "ownRedirects: readonly Redirect[] = [{ from: '/blog/*', to: '/' }]",
  );
  await cp(join(folder, 'public/logos/halden.svg'), join(folder, 'public/logos/own.svg'));
  await commit('What is ours');

  await git('switch', '--quiet', 'upstream');
  await appendFile(join(folder, 'domain/links.ts'), '\n// A change of code.\n');
  await change('build/content-check/validate.ts', 'is listed twice', 'is there twice');
  await change('content/en/compare-page.ts', /metaDescription:\s*'[^']*/, '$& A new sample text.');
  await change('content/en/questions.ts', /answer:\s*'/, '$&A new sample answer. ');
  await commit('The new version');
  await git('tag', 'v9.0.0');
  await git('switch', '--quiet', 'main');
}, 60_000);
afterAll(remove);

test("an update merges without a conflict and keeps the owner's words", async () => {
  expect(await git('merge', '--no-edit', '-X', 'ours', 'v9.0.0')).toBe('');
  const kept = ['content/company.ts', 'content/packages/kickoff.ts', 'content/en/questions.ts', 'content/redirects.ts'];
  expect(await git('diff', '--quiet', 'main^1', 'main', '--', ...kept, ...SAMPLE_FILES)).toBe('');
  const taken = ['domain/links.ts', 'build/content-check/validate.ts', 'content/en/compare-page.ts'];
  expect(await git('diff', '--quiet', 'v9.0.0', 'main', '--', ...taken)).toBe('');
  const check =
    "const { checkContent } = await import('./build/content-problems.ts'); const { problems } = await checkContent();";
  const script = `${check} if (problems.length > 0) throw new Error(problems.join());`;
  expect(await runIn(folder, 'node', ['--input-type=module', '--eval', script])).toBe('');
});
