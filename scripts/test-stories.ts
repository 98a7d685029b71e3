// `npm run test:e2e`: the browser stories on a current build. Arguments after `--` go to Playwright: files, `-g title`.

import { withBrowsers } from '../testing/browser.ts';
import { staleness } from './current-build.ts';
import { must, run } from './run.ts';

withBrowsers();
if (staleness() !== null) await must('npm', ['run', '--silent', 'build']);
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)]);
