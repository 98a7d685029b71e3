// `npm start`: builds the site if there is none, or not the one of this content and these settings, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/load-env-file.ts';
import { areBuildToolsHere } from '../build/build-tools.ts';

loadEnvFile();
// Who serves another folder, or none, has built it elsewhere; and so has whoever runs a release, which has no tools to build.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
const isRelease = !areBuildToolsHere() && existsSync('dist/index.html');
if (servesOwnBuild && !isRelease) {
  const { ensureBuild } = await import('./ensure-build.ts');
  await ensureBuild();
}
await import('../backend/server.ts');
