// `npm run test:engines`: installs the other engines where it may, and tells the stories in them, on a current build. An
// engine that cannot be had fails the command, after the stories in the others. What follows `--` goes to Vitest.
import { ENGINES } from '../testing/engines/engines.ts';
import { isBuildCurrent } from './current-build.ts';
import { must, run } from './run.ts';

const missing: string[] = [];
const stories = ENGINES.flatMap((engine) => {
  try {
    engine.require();
    return [engine.stories];
  } catch (error) {
    missing.push(`Nothing was told in ${engine.name}: ${(error as Error).message}`);
    return [];
  }
});

if (!isBuildCurrent()) await must('npm', ['run', '--silent', 'build']);
const code =
  stories.length > 0 ? await run('vitest', ['run', '--project', 'engines', ...stories, ...process.argv.slice(2)]) : 0;
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length > 0 ? 1 : code;
