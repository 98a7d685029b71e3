import { company } from '../../content/company.ts';
import { commandLine } from '../command-line.ts';
import { loadEnvFile } from '../env-file.ts';
import { reasonOf } from '../log.ts';
import { readSettings, type Settings } from '../settings.ts';

/**
 * Runs a command that takes one file, on the configured messages, and prints the text it resolves with. Errors become a
 * sentence and exit code 1.
 */
export async function runWithFile(
  [file, ...more]: readonly string[],
  name: string,
  work: (file: string, settings: Settings) => Promise<string>,
): Promise<void> {
  try {
    if (file === undefined || file.startsWith('-') || more.length > 0)
      throw new Error(`Usage: ${commandLine(name, 'FILE')}`);
    loadEnvFile();
    const result = readSettings(process.env, company);
    if (!result.ok) throw new Error(result.reason);
    console.log(await work(file, result.settings));
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
