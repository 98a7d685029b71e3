// `npm run test:more`: what `npm test` leaves out. Skipped parts are named at the start and in the last line.

import { withBrowsers } from '../testing/browser.ts';
import { ENGINES } from '../testing/engines/engines.ts';
import { pgCronMissing } from '../testing/hosted/pg-cron.ts';
import { poolerMissing } from '../testing/pooler.ts';
import { postgresMissing } from '../testing/postgres-programs.ts';
import { runSteps } from './durations.ts';
import { TestReport } from './test-report.ts';

withBrowsers();
const parts = [
  { project: 'postgres', what: 'the tests on Postgres', missing: postgresMissing() },
  { project: 'pooler', what: 'the tests behind a pooler', missing: poolerMissing() },
  { project: 'hosted', what: 'the hosted tests', missing: pgCronMissing() },
];
const away = ENGINES.filter((engine) => !engine.isHere());
const skipped = [
  ...parts.flatMap(({ what, missing }) => (missing === null ? [] : [`${what} are skipped, because ${missing}`])),
  ...away.map(
    ({ name }) => `the stories in ${name} are skipped, because it is not here: npm run test:engines installs it`,
  ),
];
if (skipped.length > 0) console.log(`Skipped here: ${skipped.join('; ')}.`);
const report = new TestReport();
// More at once than there are cores, because most of them wait: for a mail server, a time limit, another engine.
const waiting = [
  'slow',
  ...parts.filter(({ missing }) => missing === null).map(({ project }) => project),
  ...(away.length < ENGINES.length ? ['engines'] : []),
];
await runSteps({
  [`${waiting.join(', ')} tests`]: () => report.vitest(waiting, ['--maxWorkers=4']),
  // Run alone, because they run stories themselves.
  "an owner's changes": () => report.vitest(['owner']),
  // Last, so that the flaky stories that Playwright lists are at the end.
  'browser stories': () => report.playwright(['--grep-invert', 'ways.spec']),
});
report.end(skipped);
