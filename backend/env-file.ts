import { readFileSync } from 'node:fs';
// Apart from the settings, because Deno 2.1, in which hosted functions run, has no `parseEnv`.
import { parseEnv } from 'node:util';
import { company } from '../content/company.ts';
import { BUILD_SETTINGS } from '../domain/site-settings.ts';
import { readSettings, SERVER_SETTINGS, type Settings } from './settings.ts';

type EnvFile = { ok: true; variables: Record<string, string> } | { ok: false; reasons: string[] };

export const SETTING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(SERVER_SETTINGS.shape), ...BUILD_SETTINGS, 'DELIVER_SECRET', 'TEST_DATABASE_URL']),
];

/** The environment takes precedence. A file that cannot be used ends the process, with a sentence for each reason. */
export function loadEnvFile(path = '.env'): void {
  const file = readEnvFile(path);
  if (!file.ok) {
    for (const reason of file.reasons) console.error(reason);
    process.exit(1);
  }
  for (const [name, value] of Object.entries(file.variables)) process.env[name] ??= value;
}

/** The server's settings of the environment and of `.env`. A wrong one ends the process, with a sentence. */
export function ownSettings(): Settings {
  loadEnvFile();
  const result = readSettings(process.env, company);
  if (result.ok) return result.settings;
  console.error(result.reason);
  process.exit(1);
}

export function readEnvFile(path: string): EnvFile {
  try {
    return parseEnvFile(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)), path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { ok: true, variables: {} };
    return { ok: false, reasons: [`${path} cannot be read: ${message}`] };
  }
}

/** Parses lines such as `PORT=8080`. Node passes over a line that sets nothing, and takes the last of two; here both are errors. */
export function parseEnvFile(text: string, file: string): EnvFile {
  const reasons: string[] = [];
  const linesOf = new Map<string, number>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1];
    const before = linesOf.get(name ?? '');
    // Not the line itself, which may hold a password.
    if (name === undefined) reasons.push(`${file}, line ${index + 1}: expected NAME=value.`);
    else if (before !== undefined)
      reasons.push(`${file}, line ${index + 1}: ${name} is already set in line ${before}.`);
    else if (!SETTING_NAMES.includes(name))
      reasons.push(`${file}, line ${index + 1}: there is no setting ${name}; .env.example has them all.`);
    linesOf.set(name ?? '', index + 1);
  }
  const variables = parseEnv(text) as Record<string, string>;
  for (const [name, value] of Object.entries(variables))
    if (value.includes('\n') && reasons.length === 0)
      reasons.push(`${file}, line ${linesOf.get(name)}: the quote after ${name}= is not closed.`);
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, variables };
}
