// `npm run inbox` prints the stored messages, newest first; with `-- --retry`, mails that were refused are sent again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { company } from '../content/company.ts';
import { contactChoiceLabel } from '../content/contact-choices.ts';
import { listMessages } from './contact/list-messages.ts';
import { printInbox } from './contact/print-inbox.ts';
import { DATABASE_FILE } from './database/database-file.ts';
import { migrate } from './database/migrate.ts';
import { openSqlite } from './database/sqlite.ts';
import { loadEnvFile } from './load-env-file.ts';
import { reasonOf } from './log.ts';
import { reviveDead } from './outbox/settle.ts';
import { readSettings } from './settings.ts';

try {
  const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
  loadEnvFile();
  const result = readSettings(process.env, company);
  if (!result.ok) throw new Error(result.reason);
  await printStored(join(result.settings.dataDir, DATABASE_FILE), values.retry);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function printStored(path: string, retry: boolean): Promise<void> {
  // Looking must not make a database where there is none.
  if (!existsSync(path)) return void process.stdout.write(printInbox([], contactChoiceLabel));
  const database = openSqlite(path);
  await migrate(database);
  if (retry) console.log(`Refused mails that will be sent again: ${await reviveDead(database, Date.now())}\n`);
  process.stdout.write(printInbox(await listMessages(database), contactChoiceLabel));
  await database.close();
}
