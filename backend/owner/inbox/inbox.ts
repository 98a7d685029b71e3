// `npm run inbox`: shows the stored messages with the state of their mail, and retries, releases, exports or erases them.
// `npm run inbox -- --help` lists the options.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { CommanderError } from 'commander';
import { contactChoiceLabel } from '../../../catalogue/contact-choices.ts';
import { NO_PROGRESS, startProgress } from '../../command-line.ts';
import { reasonOf } from '../../log.ts';
import { answerInbox, MailTrouble, parseInbox } from './answer-inbox.ts';
import { Refusal } from './change-message.ts';
import { openMessages } from './open-messages.ts';

export async function run(args: readonly string[]): Promise<void> {
  try {
    await answer(args);
  } catch (error) {
    const isKnown = error instanceof Refusal || error instanceof CommanderError;
    process.exitCode = error instanceof MailTrouble ? 3 : 1;
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    if (process.exitCode !== 0) console.error(isKnown ? error.message : reasonOf(error));
  }
}

async function answer(args: readonly string[]): Promise<void> {
  const request = parseInbox(args, Date.now());
  const opened = await openMessages();
  if (!opened.ok && opened.isEmpty && args.length === 0) return console.log(opened.reason);
  if (!opened.ok) throw new Refusal(opened.reason);
  const texts = answerInbox(request, {
    database: opened.database,
    settings: opened.settings,
    packageLabel: contactChoiceLabel,
    // On a terminal, progress would mix with the printed messages.
    startProgress: process.stdout.isTTY ? () => NO_PROGRESS : startProgress,
    confirm,
    now: Date.now,
  });
  try {
    await pipeline(texts, process.stdout, { end: false });
  } catch (error) {
    // A closed pipe (`| head`) is no error.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await opened.database.close();
  }
}

/** Asks on stderr and resolves with whether the answer is the whole word yes; no answer is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(terminal, 'close').then(() => '');
  const answered = await Promise.race([terminal.question(`${question} Type yes: `), closed]);
  terminal.close();
  return /^yes$/i.test(answered.trim());
}
