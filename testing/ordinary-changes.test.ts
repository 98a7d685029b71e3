import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../content/home.ts';
import { buildIn, copyProject, runIn, runStories } from './project-copy.ts';
import { SAMPLE_FILES } from './sample-files.ts';

// Five changes that owners make every week, made on a copy. They may break only the two tests of the sample company.

const MINUTES = 60_000;

const { folder, change, remove } = await copyProject();
beforeAll(async () => {
  for (const name of SAMPLE_FILES) await rm(join(folder, name));
  const addTo = async (file: string, place: string, entry: string) => change(file, place, `${place}\n${entry}`);

  await addTo(
    'content/questions.ts',
    'commonQuestions: readonly Question[] = [',
    "{ id: 'remote', question: 'Do you work remotely?', answer: 'Yes. Calls are by video, and our desk is in Berlin.' },",
  );
  await change(
    'content/stories.ts',
    /^\];$/m,
    "{ name: 'Bo', role: 'Founder', company: 'Bridges', image: 'henrik', quote: 'We open in May.' },\n];",
  );
  await change(
    'content/packages/kickoff.ts',
    "{ id: 'roadmap',",
    "{ id: 'naming', text: 'A name for the company' },\n        { id: 'roadmap',",
  );
  await change('content/navigation.ts', /(to: links\.compare, in: \[)/, "$1'header', 'menu', ");
  await change('content/home.ts', home.hero.lead, `${home.hero.lead} ${home.hero.lead}`);
}, MINUTES);

afterAll(remove);

test('ordinary changes leave the unit tests green', { timeout: 5 * MINUTES }, async () => {
  const folders = ['build', 'catalogue', 'content', 'domain', 'src'];
  expect(await runIn(folder, 'vitest', ['run', '--project', 'unit', ...folders])).toBe('');
});

test('ordinary changes leave budgets, typefaces, look, reading order and ways green', {
  timeout: 15 * MINUTES,
}, async () => {
  expect(await buildIn(folder)).toBe('');
  // Left out: of the typefaces, the stories of slow lines and caches; the ways on a desktop.
  const more = ['--grep-invert=slow|cached|ways.spec.ts on a desktop'];
  expect(await runStories(folder, ['budgets', 'fonts', 'look', 'reading', 'ways'], more)).toBe('');
});
