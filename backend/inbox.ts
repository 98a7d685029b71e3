// `npm run inbox` prints the stored messages, newest first; with `-- --retry`, mails that were refused are sent again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { company } from '../content/company.ts';
import { contactChoiceLabel } from '../content/contact-choices.ts';
import { listMessages } from './contact/list-messages.ts';
import { printInbox } from './contact/print-inbox.ts';
import { DATABASE_FILE } from './database/database-file.ts';
import { openDatabase } from './database/open-database.ts';
import { loadEnvFile } from './load-env-file.ts';
import { reasonOf } from './log.ts';
import { reviveDead } from './outbox/settle.ts';
import { readSettings, type Settings } from './settings.ts';

try {
  const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
  loadEnvFile();
  const result = readSettings(process.env, company);
  if (!result.ok) throw new Error(result.reason);
  await printStored(result.settings, values.retry);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function printStored(settings: Settings, retry: boolean): Promise<void> {
  // Looking must not make a file where there is none.
  if (!settings.postgres && !existsSync(join(settings.dataDir, DATABASE_FILE))) {
    return void process.stdout.write(printInbox([], contactChoiceLabel));
  }
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  if (retry) console.log(`Refused mails that will be sent again: ${await reviveDead(database, Date.now())}\n`);
  process.stdout.write(printInbox(await listMessages(database), contactChoiceLabel));
  await database.close();
}
