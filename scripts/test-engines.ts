// `npm run test:engines`: installs the other engines on Debian as root, and runs the stories in them on a current build. An
// engine that cannot be installed fails the command after the others ran. Arguments after `--` go to Vitest.
import { ENGINES } from '../testing/engines/engines.ts';
import { run } from './run.ts';

const missing = ENGINES.flatMap((engine) => {
  try {
    engine.require();
    return [];
  } catch (error) {
    return [`Nothing ran in ${engine.name}: ${(error as Error).message}`];
  }
});

const isAnyHere = missing.length < ENGINES.length;
const code = isAnyHere ? await run('vitest', ['run', '--project', 'engines', ...process.argv.slice(2)]) : 0;
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length > 0 ? 1 : code;
