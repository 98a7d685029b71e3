// `npm run check`: format and lint, spelling, and types. Runs all three, then says what failed.
import { execFile } from 'node:child_process';
import { checkContent, contentDiagnostics, printProblems } from './content-problems.ts';
import { run } from './run.ts';

// Takes longest and needs one core: format and spelling are checked meanwhile.
const types = new Promise<{ isWrong: boolean; output: string }>((resolve) => {
  execFile('astro', ['check', '--minimumSeverity', 'warning'], { maxBuffer: 1e8 }, (error, stdout, stderr) =>
    resolve({ isWrong: error !== null, output: stdout + stderr }),
  );
});

const failed: string[] = [];
if ((await run('biome', ['ci', '--error-on-warnings', '.'])) !== 0)
  failed.push('format and lint (`npm run format` corrects most of it)');
if ((await run('cspell', ['--no-progress', '--quiet'])) !== 0) failed.push('spelling (new words go into cspell.json)');

const { problems } = await checkContent();
const { isWrong, output } = await types;
const { others, sentences } = contentDiagnostics(output, problems);
process.stdout.write(others);
const mistakes = [...problems, ...sentences];
if (mistakes.length > 0) console.error(printProblems(mistakes));
if (isWrong) failed.push('types');
else if (mistakes.length > 0) failed.push('content');

if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
