// `npm start`: builds the site if there is no build for the current content and settings, then serves everything.
import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/env-file.ts';
import { createAnnounce } from '../backend/log.ts';
import { readSettings } from '../backend/settings.ts';
import { areBuildToolsHere } from './build-tools.ts';
import { staleness } from './current-build.ts';
import { run } from './run.ts';

loadEnvFile();
// A site in another folder, or none, was built elsewhere, and a release has no build tools.
const servesOwnBuild = (process.env['SITE_DIR'] ?? '').trim() === '';
const isRelease = !areBuildToolsHere() && existsSync('dist/index.html');
if (servesOwnBuild && !isRelease) {
  await assertSettings();
  await ensureBuild();
}
await import('../backend/server.ts');

/** Exits with a sentence where the server would not start with these settings, whatever the build. */
async function assertSettings(): Promise<void> {
  // Content that cannot be loaded is the build's to report.
  const content = await import('../content/company.ts').catch(() => null);
  if (content === null) return;
  const { obstacleTo } = await import('../backend/obstacles.ts');
  const result = readSettings(process.env, content.company);
  const reason = result.ok ? obstacleTo(new Map(), result.settings) : result.reason;
  if (reason === null) return;
  console.error(reason);
  process.exit(1);
}

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
