import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isReleaseCurrent, PROGRAM, staleness } from './current-build.ts';

// The program checks the file.
if (existsSync('.env')) process.loadEnvFile();
// A site in another folder, or none, was built elsewhere.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
const why = staleness() ?? (isReleaseCurrent() ? null : 'The release is older than what it is made of.');
if (why !== null && servesOwnBuild) {
  const { buildNow } = await import('./build-now.ts');
  await buildNow(why);
}
if (why === null || servesOwnBuild) await runProgram();
else await import('../backend/going.ts');

/** Replaces this process, so that nothing of it stays in memory; where the system cannot do that, loads the program. */
async function runProgram(): Promise<void> {
  const program = resolve(PROGRAM);
  if (process.platform === 'win32' || !process.execve) await import(pathToFileURL(program).href);
  else process.execve(process.execPath, [process.execPath, program], process.env);
}
