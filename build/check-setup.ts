// `npm run check-setup`: checks settings, content, build, mail and data, and ends with what to do. `-- --send-mail` also
// sends a test mail to CONTACT_TO. Fails while anything is wrong.
import { checkContent, printProblems } from './content-problems.ts';

const { problems, isLoaded } = await checkContent();
if (isLoaded) {
  const { run } = await import('../backend/owner/check-setup.ts');
  const { checkBuild } = await import('./check-build.ts');
  await run(process.argv.slice(2), (variables) => checkBuild(problems, variables));
} else {
  // Nothing else can be checked: some settings default to company facts.
  console.error(printProblems(problems));
  process.exitCode = 1;
}
