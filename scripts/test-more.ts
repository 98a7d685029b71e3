// `npm run test:more`: what `npm test` leaves out. Skipped parts are named at the start and in the last line.
import { requireStoryBrowsers } from '../testing/browser.ts';
import { ENGINES } from '../testing/engines/engines.ts';
import { postgresMissing } from '../testing/postgres-programs.ts';
import { isBuildCurrent } from './current-build.ts';
import { must } from './run.ts';
import { TestReport } from './test-report.ts';

try {
  process.env['CHROMIUM_PATH'] = requireStoryBrowsers();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const missing = postgresMissing();
const engines = ENGINES.filter((engine) => engine.isHere());
const skipped = [
  ...(missing === null ? [] : [`the tests on Postgres are skipped, because ${missing}`]),
  ...ENGINES.filter((engine) => !engines.includes(engine)).map(
    ({ name }) => `the stories in ${name} are skipped, because it is not here: npm run test:engines installs it`,
  ),
];
if (skipped.length > 0) console.log(`Skipped here: ${skipped.join('; ')}.`);
if (!isBuildCurrent()) await must('npm', ['run', '--silent', 'build']);
const report = new TestReport();
await report.vitest(['slow', ...(missing === null ? ['postgres'] : [])]);
// Run alone, because they run stories themselves.
await report.vitest(['owner']);
if (engines.length > 0) await report.vitest(['engines']);
// Last, so that the flaky stories that Playwright lists are at the end.
await report.playwright(['--grep-invert', 'ways.spec']);
report.end(skipped);
