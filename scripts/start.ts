// `npm start`: builds the site if there is no build yet, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/load-env-file.ts';
import { must } from './run.ts';

loadEnvFile();
// Who serves another folder, or none, has built it elsewhere.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
if (servesOwnBuild && !existsSync('dist/index.html')) await must('npm', ['run', '--silent', 'build']);
await import('../backend/server.ts');
