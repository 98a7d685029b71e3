// `npm start`: builds the site if there is none, or not the one of this content and these settings, then serves everything.
import { loadEnvFile } from '../backend/load-env-file.ts';
import { ensureBuild } from './ensure-build.ts';

loadEnvFile();
// Who serves another folder, or none, has built it elsewhere.
if ((process.env['SITE_DIR'] ?? '').trim() === '') await ensureBuild();
await import('../backend/server.ts');
