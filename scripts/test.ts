// `npm test`: what a contributor runs before a change is handed in. `npm run test:more` runs the rest.

import { withBrowsers } from '../testing/browser.ts';
import { runSteps } from './durations.ts';
import { must } from './run.ts';
import { TestReport } from './test-report.ts';

withBrowsers();
const report = new TestReport();
await runSteps({
  'format, lint, spelling and types': () => must('npm', ['run', '--silent', 'check']),
  build: () => must('npm', ['run', '--silent', 'build']),
  'unit and component tests': () => report.vitest(['unit', 'components']),
  "visitors' journeys": () => report.playwright(['e2e/ways.spec.ts']),
});
report.end();
