// `npm run check-setup`: checks settings, content, build, mail and data, and ends with what to do. `-- --send-mail` also
// sends a test mail to CONTACT_TO. Fails while anything is wrong.
import { advice, type Finding, fine, wrong } from '../backend/owner/setup/finding.ts';
import { checkContent, printProblems } from './content-problems.ts';
import { staleness } from './current-build.ts';

const { problems, isLoaded } = await checkContent();
if (isLoaded) {
  const { run } = await import('../backend/owner/check-setup.ts');
  await run(process.argv.slice(2), (variables) => checkBuild(problems, variables));
} else {
  // Nothing else can be checked: some settings default to company facts.
  console.error(printProblems(problems));
  process.exitCode = 1;
}

function checkBuild(problems: readonly string[], variables: Record<string, string | undefined>): Finding[] {
  const why = staleness('.', variables);
  return [
    ...(problems.length === 0 ? [fine('The content can be built')] : []),
    ...problems.map((what) => wrong(what, 'Correct the content: each line above names the file.')),
    why === null
      ? fine('The built site matches the content and the settings')
      : advice(why, 'Run `npm run build`; `npm start` does so by itself.'),
  ];
}
