// `npm run desk`: builds the desk's page if it is missing or older than its sources, then opens the desk.
import { isDeskCurrent } from './current-build.ts';

if (!isDeskCurrent()) {
  const { buildDesk } = await import('./build-release.ts');
  await buildDesk();
}
const { run } = await import('../backend/owner/desk/desk.ts');
await run(process.argv.slice(2));
