// `npm run desk`: builds the desk's page if it is missing or older than its sources, then opens the desk.
import { areBuildToolsHere } from './build-tools.ts';
import { isDeskCurrent } from './current-build.ts';

// A release has no build tools.
if (areBuildToolsHere() && !isDeskCurrent()) {
  const { buildDesk } = await import('./build-desk.ts');
  await buildDesk();
}
await import('../backend/owner/desk/desk.ts');
