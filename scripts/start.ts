// `npm start`: builds the site if there is none, or not the one of this content and these settings, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/load-env-file.ts';

loadEnvFile();
// Who serves another folder, or none, has built it elsewhere; and so has whoever runs a release, which has no sources.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
if (servesOwnBuild && existsSync('src')) {
  const { ensureBuild } = await import('./ensure-build.ts');
  await ensureBuild();
}
await import('../backend/server.ts');
