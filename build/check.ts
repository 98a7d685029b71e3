// `npm run check`: format and lint, spelling, and types. Runs all, then says what failed.
import { execFile } from 'node:child_process';
import { checkContent, contentDiagnostics, printProblems } from './content-problems.ts';
import { run, TSC } from './run.ts';

const printed = (command: string, args: string[]) =>
  new Promise<{ isWrong: boolean; output: string }>((resolve) => {
    execFile(command, args, { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ isWrong: error !== null, output: stdout + stderr }),
    );
  });

// Takes longest and needs one core: all else is checked meanwhile. Only `astro check` reads `.astro` files.
const pages = printed('astro', ['check', '--minimumSeverity', 'warning', '--tsconfig', 'build/pages.tsconfig.json']);

const failed: string[] = [];
if ((await run('biome', ['ci', '--error-on-warnings', '.'])) !== 0)
  failed.push('format and lint (`npm run format` corrects most of it)');
if ((await run('cspell', ['--no-progress', '--quiet'])) !== 0) failed.push('spelling (new words go into cspell.json)');

const { problems } = await checkContent();
const types = await printed(process.execPath, [TSC, '--noEmit', '--pretty', 'false']);
const { others, sentences } = contentDiagnostics(types.output, problems);
const { isWrong, output } = await pages;
process.stdout.write(others + output);
const mistakes = [...problems, ...sentences];
if (mistakes.length > 0) console.error(printProblems(mistakes));
if (isWrong || types.isWrong) failed.push('types');
else if (mistakes.length > 0) failed.push('content');

if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
