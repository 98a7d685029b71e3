import { existsSync } from 'node:fs';
import { loadEnvFile } from '../backend/env-file.ts';
import { createAnnounce } from '../backend/log.ts';
import { readSettings } from '../backend/settings.ts';
import { PROGRAM } from './current-build.ts';
import { run } from './run.ts';

/** If that fails, goes on with the old site and a warning. Exits where the server would not start with these settings. */
export async function buildNow(why: string): Promise<void> {
  loadEnvFile();
  await assertSettings();
  const announce = createAnnounce(process.stdout.isTTY ?? false, 'info', (line) => process.stdout.write(`${line}\n`));
  announce('info', 'building', `${why} Building it now.`);
  const code = await run('npm', ['run', '--silent', 'build']);
  if (code === 0) return;
  if (!existsSync(PROGRAM)) process.exit(code);
  announce('warn', 'old-site', 'The new site could not be built, for the reason above: serving the old one.');
}

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
