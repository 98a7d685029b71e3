// `npm start`: builds the site if there is no build for the current content and settings, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/env-file.ts';
import { createAnnounce } from '../backend/log.ts';
import { areBuildToolsHere } from '../build/build-tools.ts';
import { staleness } from './current-build.ts';
import { run } from './run.ts';

loadEnvFile();
// A site in another folder, or none, was built elsewhere, and a release has no build tools.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
const isRelease = !areBuildToolsHere() && existsSync('dist/index.html');
if (servesOwnBuild && !isRelease) await ensureBuild();
await import('../backend/server.ts');

/**
 * Builds the site if there is no build for the current content and settings. If that fails, serves the old site with a
 * warning; without one, exits.
 */
async function ensureBuild(): Promise<void> {
  const why = reason();
  if (why === null) return;
  const announce = createAnnounce(process.stdout.isTTY ?? false, 'info', (line) => process.stdout.write(`${line}\n`));
  announce('info', 'building', `${why} Building it now.`);
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code === 0) return;
  if (!existsSync('dist/index.html')) process.exit(code);
  announce('warn', 'old-site', 'The new site could not be built, for the reason above: serving the old one.');
}

function reason(): string | null {
  try {
    return staleness();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
