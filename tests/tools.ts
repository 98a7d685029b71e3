import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { must } from '../build/run.ts';

const FOLDER = resolve('tests/tools');

/** Tools too large for the project's own packages, each needed by one test. */
export const TOOLS = join(FOLDER, 'node_modules');

export default async function installTools(): Promise<void> {
  if (existsSync(join(TOOLS, '.package-lock.json'))) return;
  console.log('Installing Deno, wrangler and the Supabase CLI into tests/tools …');
  // Not `npm ci`: it refuses a lock file without the programs of other platforms, which not every registry has.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await must('npm', ['install', '--prefix', FOLDER, ...options]);
}
