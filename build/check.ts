// `npm run check`: format and lint, spelling, and types. Runs all three, then says what failed.
import { spawnSync } from 'node:child_process';
import { checkContent, contentDiagnostics, printProblems } from './content-problems.ts';
import { run } from './run.ts';

const failed: string[] = [];
if ((await run('biome', ['ci', '--error-on-warnings', '.'])) !== 0)
  failed.push('format and lint (`npm run format` corrects most of it)');
if ((await run('cspell', ['--no-progress', '--quiet'])) !== 0) failed.push('spelling (new words go into cspell.json)');

const types = spawnSync('astro', ['check', '--minimumSeverity', 'warning'], { encoding: 'utf8' });
const { problems } = await checkContent();
const { others, sentences } = contentDiagnostics(types.stdout + types.stderr, problems);
process.stdout.write(others);
const mistakes = [...problems, ...sentences];
if (mistakes.length > 0) console.error(printProblems(mistakes));
if (types.status !== 0) failed.push('types');
else if (mistakes.length > 0) failed.push('content');

if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
