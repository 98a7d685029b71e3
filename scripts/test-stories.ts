// `npm run test:e2e`: the browser stories on a current build. Arguments after `--` go to Playwright: files, `-g title`.
import { requireStoryBrowsers } from '../testing/browser.ts';
import { isBuildCurrent } from './current-build.ts';
import { must, run } from './run.ts';

try {
  const browser = requireStoryBrowsers();
  if (!isBuildCurrent()) await must('npm', ['run', '--silent', 'build']);
  process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: browser });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
