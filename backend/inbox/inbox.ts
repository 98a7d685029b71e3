// `npm run inbox`: shows the stored messages with the state of their mail, and retries, releases, exports or erases them.
// `npm run inbox -- --help` lists the options.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { styleText } from 'node:util';
import { CommanderError } from 'commander';
import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { reasonOf } from '../log.ts';
import { NO_PROGRESS, startProgress } from '../progress.ts';
import { answerInbox, MailTrouble } from './answer-inbox.ts';
import { Refusal } from './change-message.ts';
import { type InboxRequest, parseInboxOptions } from './inbox-options.ts';
import { openMessages } from './open-messages.ts';

const COULD_NOT = 1;
const NOT_UNDERSTOOD = 2;
const MAIL_TROUBLE = 3;

try {
  await print(answer(parseInboxOptions(process.argv.slice(2), Date.now())));
} catch (error) {
  const isKnown = error instanceof Refusal || error instanceof CommanderError;
  process.exitCode = error instanceof MailTrouble ? MAIL_TROUBLE : COULD_NOT;
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : NOT_UNDERSTOOD;
  if (process.exitCode !== 0) console.error(isKnown ? error.message : reasonOf(error));
}

async function* answer(request: InboxRequest): AsyncGenerator<string> {
  const opened = await openMessages();
  if (!opened.ok && opened.isEmpty && request.kind === 'list') return yield `${opened.reason}\n`;
  if (!opened.ok) throw new Refusal(opened.reason);
  const { database, settings } = opened;
  // On a terminal NO_COLOR decides; elsewhere colour codes would end up in the text.
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    process.stdout.isTTY ? styleText(style, text, { stream: process.stdout }) : text;
  try {
    yield* answerInbox(request, {
      database,
      settings,
      packageLabel: contactChoiceLabel,
      paint,
      // On a terminal, progress would mix with the printed messages.
      startProgress: process.stdout.isTTY ? () => NO_PROGRESS : startProgress,
      confirm,
      now: Date.now,
    });
  } finally {
    await database.close();
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

/** Prints with back-pressure. A closed pipe (`| head`) is not an error. */
async function print(texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(texts, process.stdout, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}
