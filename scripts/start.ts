// `npm start`: builds the site if there is no build for the current content and settings, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/env-file.ts';
import { areBuildToolsHere } from '../build/build-tools.ts';

loadEnvFile();
// A site in another folder, or none, was built elsewhere, and a release has no build tools.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
const isRelease = !areBuildToolsHere() && existsSync('dist/index.html');
if (servesOwnBuild && !isRelease) {
  const { ensureBuild } = await import('./ensure-build.ts');
  await ensureBuild();
}
await import('../backend/server.ts');
