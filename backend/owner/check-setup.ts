// `npm run check-setup`: checks settings, content, build, mail and data, and ends with what to do. `-- --send-mail` also
// sends a test mail to CONTACT_TO. Fails while anything is wrong.
import { parseArgs } from 'node:util';
import { areBuildToolsHere } from '../../build/build-tools.ts';
import { checkContent, printProblems } from '../../build/content-problems.ts';
import { isAnyWrong, printFindings } from './setup/finding.ts';

const sendsMail = readOptions();
const { problems, isLoaded } = await checkContent();
if (!isLoaded && areBuildToolsHere()) {
  // Nothing else can be checked: some settings default to company facts.
  console.error(printProblems(problems));
  process.exit(1);
}
const { checkAll } = await import('./setup/check-all.ts');
const findings = await checkAll(process.env, '.env', sendsMail);
process.stdout.write(printFindings(findings));
process.exitCode = isAnyWrong(findings) ? 1 : 0;

function readOptions(): boolean {
  try {
    return parseArgs({ options: { 'send-mail': { type: 'boolean', default: false } } }).values['send-mail'];
  } catch {
    console.error('`npm run check-setup` knows one option: `-- --send-mail` sends a test mail to CONTACT_TO.');
    process.exit(2);
  }
}
