import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('testing/tools');

/** Where the tools are that are too large to come with the project, as one test or measurement each needs them. */
export const TOOLS = join(FOLDER, 'node_modules');

/** Installs the tools where they are missing, and says so. Throws if npm fails. */
export default function installTools(): void {
  if (existsSync(join(TOOLS, '.package-lock.json'))) return;
  console.log('Installing Deno, Lighthouse and wrangler into testing/tools …');
  execFileSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
}
