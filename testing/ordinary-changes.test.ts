import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../content/home.ts';
import { changeFile, copyProject } from './project-copy.ts';
import { SAMPLE_FILES } from './sample-files.ts';

// Five changes that owners make every week, made on a copy: they break nothing but the two files of the sample company.

const STORIES = ['budgets', 'fonts', 'look', 'reading', 'ways'].map((name) => `e2e/${name}.spec.ts`);
const MINUTES = 60_000;

let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ folder, remove } = await copyProject());
  for (const name of SAMPLE_FILES) await rm(join(folder, name));
  const change = (file: string, from: string | RegExp, to: string) => changeFile(join(folder, file), from, to);
  // One more question.
  await change(
    'content/questions.ts',
    'commonQuestions: readonly Question[] = [',
    `commonQuestions: readonly Question[] = [
      { id: 'remote', question: 'Do you work remotely?', answer: 'Yes. Calls are by video, and the desk is in Berlin.' },`,
  );
  // One more story.
  await change(
    'content/stories.ts',
    'stories: readonly Story[] = [',
    `stories: readonly Story[] = [
      { name: 'Bo', role: 'Founder', company: 'Bridges', image: 'henrik', quote: 'We open in May.', isSample: false },`,
  );
  // One more feature.
  await change(
    'content/packages/kickoff.ts',
    "{ id: 'roadmap',",
    "{ id: 'naming', text: 'A name for the company' },\n        { id: 'roadmap',",
  );
  // A new link in the navigation.
  await change(
    'src/layouts/header.tsx',
    '<a href={links.caseStudies} className={LINK}>',
    '<a href={links.compare} className={LINK}>{navigation.compare}</a>\n          <a href={links.caseStudies} className={LINK}>',
  );
  await change(
    'src/layouts/mobile-menu.tsx',
    '<MenuItem href={links.caseStudies}',
    '<MenuItem href={links.compare} text={navigation.compare} />\n          <MenuItem href={links.caseStudies}',
  );
  // A lead twice as long.
  await change('content/home.ts', home.hero.lead, `${home.hero.lead} ${home.hero.lead}`);
}, MINUTES);

afterAll(() => remove());

/** Runs a program in the copy; resolves with what went wrong, which is nothing if it succeeded. */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1', CI: '' } };
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve(error ? stdout.slice(-8_000) + stderr.slice(-2_000) : ''),
    );
  });
}

test('ordinary changes leave the unit tests green', { timeout: 5 * MINUTES }, async () => {
  const folders = ['build', 'catalogue', 'content', 'domain', 'src'];
  expect(await run('vitest', ['run', '--project', 'unit', ...folders])).toBe('');
});

test('ordinary changes leave budgets, typefaces, look, reading order and ways green', {
  timeout: 15 * MINUTES,
}, async () => {
  expect(await run('astro', ['build', '--silent'])).toBe('');
  expect(await run('playwright', ['test', '--reporter=line', ...STORIES])).toBe('');
});
