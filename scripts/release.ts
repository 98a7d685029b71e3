// `npm run release FOLDER`: what a server needs, in a new folder that can be moved to another machine of the same kind.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { must } from './run.ts';
import { writeRelease } from './write-release.ts';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run release FOLDER');
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`${folder} is there already: choose another name.`);
  process.exit(1);
}
await must('npm', ['run', '--silent', 'build']);
await writeRelease(fileURLToPath(new URL('..', import.meta.url)), 'dist', folder);
console.log(`The server is in ${folder}; there, node_modules/.bin/node backend/server.ts starts it.`);
