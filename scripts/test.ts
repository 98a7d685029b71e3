// `npm test`: what a contributor runs before a change is handed in. `npm run test:more` runs the rest.
import { requireStoryBrowsers } from '../testing/browser.ts';
import { must } from './run.ts';
import { TestReport } from './test-report.ts';

try {
  process.env['CHROMIUM_PATH'] = requireStoryBrowsers();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await must('npm', ['run', '--silent', 'check']);
await must('npm', ['run', '--silent', 'build']);
const report = new TestReport();
await report.vitest(['unit', 'components']);
await report.playwright(['e2e/ways.spec.ts']);
report.end();
