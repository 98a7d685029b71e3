// `npm start`: builds the site if there is no build yet, then serves everything.
import { existsSync } from 'node:fs';
import { must } from './run.ts';

if (!existsSync('dist/index.html')) await must('npm', ['run', '--silent', 'build']);
await import('../backend/server.ts');
