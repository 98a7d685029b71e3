// `npm run check`: format and lint, spelling, and types. Runs all, then says what failed.
import { execFile } from 'node:child_process';
import { checkContent, printProblems } from './content-problems.ts';
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
if (problems.length > 0) {
  console.error(printProblems(problems));
  failed.push('content');
}
const types = [await printed(process.execPath, [TSC, '--noEmit', '--pretty', 'false']), await pages];
for (const { output } of types) process.stdout.write(output);
if (types.some(({ isWrong }) => isWrong)) failed.push('types');

if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
