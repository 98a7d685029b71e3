// `npm test`: checks, builds, runs the unit tests, the browser stories and an owner's changes, and ends with a plain count.
// What cannot be run here is said at once, and again in the last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireStoryBrowsers } from '../testing/browser.ts';
import { ENGINES } from '../testing/engines/engines.ts';
import { postgresMissing } from '../testing/postgres-programs.ts';
import { must, run } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'going-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, 'units.json');
const ownerReport = join(reports, 'owner.json');
const enginesReport = join(reports, 'engines.json');
const browserReport = join(reports, 'browser.json');

let browser: string;
try {
  browser = requireStoryBrowsers();
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
].join('; ');
if (skipped !== '') console.log(`Before all else: ${skipped}.`);
await must('npm', ['run', '--silent', 'check']);
await must('npm', ['run', '--silent', 'build']);
const unitProjects = ['unit', 'slow', ...(missing === null ? ['postgres'] : [])];
const units = await runUnits(unitProjects, unitReport);
// By themselves, because they run stories of their own.
const owner = await runUnits(['owner'], ownerReport);
const inEngines = engines.length > 0 ? await runUnits(['engines'], enginesReport) : 0;

// Last, so that the flaky stories, which Playwright lists, stand at the end.
const reporter = `--reporter=${process.env['CI'] ? 'line' : 'list'},json`;
const stories = await run('playwright', ['test', reporter], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});

const { passed, failed } = count();
console.log(`${passed} passed, ${failed} failed${skipped && `; ${skipped}`}`);
const green = units === 0 && stories === 0 && owner === 0 && inEngines === 0 && failed === 0 && passed > 0;
process.exitCode = green ? 0 : 1;

/** Runs projects of Vitest's. */
function runUnits(projects: string[], report: string): Promise<number> {
  const chosen = projects.flatMap((name) => ['--project', name]);
  return run('vitest', ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    CHROMIUM_PATH: browser,
  });
}

function count(): { passed: number; failed: number } {
  const ran = [unitReport, ownerReport, ...(engines.length > 0 ? [enginesReport] : [])];
  const units = ran.map((report) => JSON.parse(readFileSync(report, 'utf8')));
  const sum = (name: 'numPassedTests' | 'numFailedTests') => units.reduce((total, unit) => total + unit[name], 0);
  const report = JSON.parse(readFileSync(browserReport, 'utf8'));
  return {
    passed: sum('numPassedTests') + report.stats.expected + report.stats.flaky,
    failed: sum('numFailedTests') + report.stats.unexpected,
  };
}
