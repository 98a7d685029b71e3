import { readFileSync } from 'node:fs';
import { type EnvFile, parseEnvFile } from './env-file.ts';
import { SETTING_NAMES } from './setting-names.ts';

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
