// `npm run inbox` prints the stored messages, newest first. With `-- --spam` it prints those that look like spam instead;
// with `-- --release ID` such a message is mailed after all; with `-- --retry` mails that were refused are sent again;
// with `-- --erase ID` a message is erased, and its mail file with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { company } from '../../content/company.ts';
import { contactChoiceLabel } from '../../content/contact-choices.ts';
import { eraseMessage } from '../contact/erase-messages.ts';
import { DATABASE_FILE } from '../database/database-file.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadEnvFile } from '../load-env-file.ts';
import { reasonOf } from '../log.ts';
import { eraseMailFile } from '../mail/erase-mail-files.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { reviveDead } from '../outbox/settle.ts';
import { readSettings, type Settings } from '../settings.ts';
import { NO_MESSAGES, printInbox } from './print-inbox.ts';
import { releaseMessage } from './release-message.ts';

try {
  const { values } = parseArgs({
    options: {
      retry: { type: 'boolean', default: false },
      spam: { type: 'boolean', default: false },
      release: { type: 'string' },
      erase: { type: 'string' },
    },
  });
  loadEnvFile();
  const result = readSettings(process.env, company);
  if (!result.ok) throw new Error(result.reason);
  await print(answer(result.settings, values));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

type Wishes = { retry: boolean; spam: boolean; release?: string | undefined; erase?: string | undefined };

/** Does what the options ask for, and returns what to print. */
async function* answer(settings: Settings, { retry, spam, release, erase }: Wishes): AsyncGenerator<string> {
  // Reading the inbox must not create a database file.
  if (!settings.postgres && !existsSync(join(settings.dataDir, DATABASE_FILE))) return yield NO_MESSAGES;
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Error(opened.reason);
  const { database } = opened;
  try {
    if (retry) yield `Refused mails that will be sent again: ${await reviveDead(database, Date.now())}\n\n`;
    if (release !== undefined) {
      const released = await releaseMessage(database, release, Date.now());
      yield released ? 'The message will be mailed.\n\n' : 'No message with this id is held as spam.\n\n';
    }
    if (erase !== undefined) {
      const erased = await eraseMessage(database, erase);
      await eraseMailFile(mailFolder(settings), erase);
      yield erased ? 'The message is erased.\n\n' : 'No message has this id.\n\n';
    }
    yield* printInbox(database, spam, contactChoiceLabel);
  } finally {
    await database.close();
  }
}

/** Prints as fast as it is read. A reader who has seen enough (`| head`) closes the pipe, which is not an error. */
async function print(texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(texts, process.stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}
