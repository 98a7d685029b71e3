// `npm test`: what a contributor runs before a change is handed in. `npm run test:more` runs the rest.
import { must } from './run.ts';
import { TestReport } from './test-report.ts';
import { withBrowsers } from './with-browsers.ts';

withBrowsers();
await must('npm', ['run', '--silent', 'check']);
await must('npm', ['run', '--silent', 'build']);
const report = new TestReport();
await report.vitest(['unit', 'components']);
await report.playwright(['e2e/ways.spec.ts']);
report.end();
