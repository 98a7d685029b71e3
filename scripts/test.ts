// `npm test`: checks, builds, runs the unit and the browser tests, and ends with a plain count.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from '../testing/browser.ts';
import { must, run } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'going-tests-'));
const unitReport = join(reports, 'units.json');
const browserReport = join(reports, 'browser.json');

let browser: string;
try {
  browser = requireBrowser();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await must('npm', ['run', '--silent', 'check']);
await must('npm', ['run', '--silent', 'build']);
const units = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
const stories = await run('playwright', ['test', `--reporter=${process.env['CI'] ? 'line' : 'list'},json`], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});

const { passed, failed } = count();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = units === 0 && stories === 0 && failed === 0 && passed > 0 ? 0 : 1;

function count(): { passed: number; failed: number } {
  const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return {
    passed: unit.numPassedTests + stats.expected,
    failed: unit.numFailedTests + stats.unexpected + stats.flaky,
  };
}
