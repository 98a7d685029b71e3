import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { nearestName } from '../domain/nearest-name.ts';
import { BUILD_SETTINGS } from '../domain/site-settings.ts';
import { SERVER_SETTINGS } from './settings.ts';

/** The settings in a file and warnings about it; or why it cannot be used, in sentences. */
export type EnvFile =
  | { ok: true; variables: Record<string, string>; warnings: string[] }
  | { ok: false; reasons: string[] };

/** Every name that `.env` may set. */
export const SETTING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(SERVER_SETTINGS.shape), ...BUILD_SETTINGS, 'DELIVER_SECRET', 'TEST_DATABASE_URL']),
];

// Most names in an environment belong to other programs; only long ones are unlikely to match by chance.
const TELLING = 8;

const SETS_ONE = /^\s*(?:export\s+)?([\w.-]+)\s*=/;

/**
 * Adds the settings in `.env` to the environment, which takes precedence. Returns warnings. A file that cannot be used ends
 * the process with a sentence for each reason.
 */
export function loadEnvFile(path = '.env'): string[] {
  const file = readEnvFile(path);
  if (!file.ok) {
    for (const reason of file.reasons) console.error(reason);
    process.exit(1);
  }
  for (const [name, value] of Object.entries(file.variables)) process.env[name] ??= value;
  return file.warnings;
}

/** The settings in a file; none if it does not exist. */
export function readEnvFile(path: string): EnvFile {
  try {
    return parseEnvFile(readFileSync(path), path, SETTING_NAMES);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { ok: true, variables: {}, warnings: [] };
    return { ok: false, reasons: [`${path} cannot be read: ${message}`] };
  }
}

/**
 * Parses lines such as `PORT=8080`, in UTF-8 with or without a byte-order mark. A line that sets nothing, a value on several lines,
 * a duplicate and a near miss of a known name are errors; an unknown name is a warning.
 */
export function parseEnvFile(bytes: Uint8Array, file: string, known: readonly string[]): EnvFile {
  const text = textOf(bytes);
  if (text === null) return { ok: false, reasons: [`${file} is not in UTF-8: save it as UTF-8 and try again.`] };
  const reasons: string[] = [];
  const warnings: string[] = [];
  const linesOf = new Map<string, number>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const name = SETS_ONE.exec(line)?.[1];
    const where = `${file}, line ${index + 1}:`;
    if (name === undefined) {
      // Not the line itself, which may hold a password.
      reasons.push(`${where} expected NAME=value.`);
      continue;
    }
    const before = linesOf.get(name);
    if (before !== undefined) reasons.push(`${where} ${name} is already set in line ${before}.`);
    linesOf.set(name, index + 1);
    if (known.includes(name)) continue;
    const meant = nearestName(name, known);
    if (meant) reasons.push(`${where} there is no setting ${name}: is ${meant} meant?`);
    else warnings.push(`${where} there is no setting ${name}; .env.example has them all.`);
  }
  if (reasons.length > 0) return { ok: false, reasons };
  const variables = parseEnv(text) as Record<string, string>;
  for (const [name, value] of Object.entries(variables))
    if (value.includes('\n'))
      reasons.push(`${file}, line ${linesOf.get(name)}: the quote after ${name}= is not closed.`);
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, variables, warnings };
}

/** The text without its byte-order mark; null if it is not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A sentence for each environment variable that is probably a misspelt setting. */
export function misspeltVariables(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (SETTING_NAMES.includes(name) || name.length < TELLING) return [];
    const meant = nearestName(name, SETTING_NAMES);
    // A name with another prefix, such as a program's SITE_URL, is that program's own.
    if (meant === undefined || meant.endsWith(`_${name}`)) return [];
    return [`The environment sets ${name}, which is not a setting: is ${meant} meant?`];
  });
}
