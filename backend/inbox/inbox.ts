// `npm run inbox` prints the stored messages, newest first. With `-- --spam` it prints those that look like spam instead;
// with `-- --release ID` such a message is mailed after all; with `-- --retry` mails that were refused are sent again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { company } from '../../content/company.ts';
import { contactChoiceLabel } from '../../content/contact-choices.ts';
import type { Database } from '../database/database.ts';
import { DATABASE_FILE } from '../database/database-file.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadEnvFile } from '../load-env-file.ts';
import { reasonOf } from '../log.ts';
import { reviveDead } from '../outbox/settle.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type ListedMessage, listMessages } from './list-messages.ts';
import { printInbox } from './print-inbox.ts';
import { releaseMessage } from './release-message.ts';

try {
  const { values } = parseArgs({
    options: {
      retry: { type: 'boolean', default: false },
      spam: { type: 'boolean', default: false },
      release: { type: 'string' },
    },
  });
  loadEnvFile();
  const result = readSettings(process.env, company);
  if (!result.ok) throw new Error(result.reason);
  await printStored(result.settings, values);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

type Wishes = { retry: boolean; spam: boolean; release?: string | undefined };

async function printStored(settings: Settings, { retry, spam, release }: Wishes): Promise<void> {
  // Looking must not make a file where there is none.
  if (!settings.postgres && !existsSync(join(settings.dataDir, DATABASE_FILE))) {
    return void process.stdout.write(printInbox([], contactChoiceLabel));
  }
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  if (retry) console.log(`Refused mails that will be sent again: ${await reviveDead(database, Date.now())}\n`);
  if (release !== undefined) {
    const released = await releaseMessage(database, release, Date.now());
    console.log(released ? 'The message will be mailed.\n' : 'No message with this id is held as spam.\n');
  }
  process.stdout.write(printInbox(await listAll(database, spam), contactChoiceLabel));
  const held = spam ? 0 : (await listAll(database, true)).length;
  if (held > 0) console.log(`${held} more held as spam: \`npm run inbox -- --spam\``);
  await database.close();
}

async function listAll(database: Database, held: boolean): Promise<ListedMessage[]> {
  const listed: ListedMessage[] = [];
  for await (const page of listMessages(database, held)) listed.push(...page);
  return listed;
}
