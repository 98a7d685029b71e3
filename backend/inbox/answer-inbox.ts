import { describeMail } from '../alarms/describe-mail.ts';
import type { PackageLabel } from '../contact/message-fields.ts';
import type { Database } from '../database/database.ts';
import { mailAllAgain, mailOneAgain } from '../outbox/mail-again.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { markRefusalSeen } from '../outbox/mark-seen.ts';
import type { Extent, Progress } from '../progress.ts';
import { channelsOf, receiversOf, type Settings } from '../settings.ts';
import { count, eraseForGood, messagesOf } from './erase-for-good.ts';
import { exportMessages } from './export-messages.ts';
import type { InboxRequest } from './inbox-options.ts';
import { countRead, findMessage, listMessages } from './list-messages.ts';
import { markAnswered, markOpen } from './mark-message.ts';
import { printInbox } from './print-inbox.ts';
import { type Paint, printMessage } from './print-message.ts';
import { releaseMessage } from './release-message.ts';

/** Why the inbox could not do what it was asked, in a sentence. */
export class InboxError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The exit code of `--check` while mail does not go out. */
export const MAIL_TROUBLE = 3;

export type InboxDependencies = {
  database: Database;
  settings: Pick<Settings, 'smtp' | 'messageWebhook' | 'mailFolder'>;
  packageLabel: PackageLabel;
  paint: Paint;
  /** Shows how far an export is. */
  startProgress: (what: string, extent: Extent) => Progress;
  /** Asks the reader a yes-or-no question. */
  confirm: (question: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
};

const NO_SUCH_MESSAGE = 'No message has this id.';

/** Runs a command and returns the text to print. Rejects with an {@link InboxError} if it cannot. */
export async function* answerInbox(request: InboxRequest, dependencies: InboxDependencies): AsyncGenerator<string> {
  const { database, packageLabel, paint, now } = dependencies;
  switch (request.kind) {
    case 'check': {
      const health = await judgeMail(database, receiversOf(dependencies.settings), now());
      if (health.trouble !== null) throw new InboxError(describeMail(health), MAIL_TROUBLE);
      return yield `${describeMail(health)}\n`;
    }
    case 'list':
      return yield* printInbox(database, { ...request, packageLabel, paint });
    case 'export':
      return yield* exportAll(dependencies, request);
    case 'show': {
      const message = await findMessage(database, request.id);
      if (!message) throw new InboxError(NO_SUCH_MESSAGE);
      return yield printMessage(message, packageLabel, paint, 'in-full');
    }
    case 'retry':
      return yield request.which === 'all' ? await retryAll(dependencies) : await retryOne(dependencies, request.which);
    case 'release':
      if (!(await releaseMessage(database, request.id, now(), channelsOf(dependencies.settings)))) {
        throw new InboxError('No message with this id is held.');
      }
      return yield `The message will be mailed${whenMailed(dependencies)}`;
    case 'answered':
      if (!(await markAnswered(database, request.id, now()))) throw new InboxError(NO_SUCH_MESSAGE);
      return yield `The message is marked as answered. \`npm run inbox -- --open ${request.id}\` takes that back.\n`;
    case 'open':
      if (!(await markOpen(database, request.id))) throw new InboxError(NO_SUCH_MESSAGE);
      return yield 'The message is marked as not yet answered.\n';
    case 'seen':
      if (!(await markRefusalSeen(database, request.id, now()))) {
        throw new InboxError('No mail with this id was refused.');
      }
      return yield 'The refusal is marked as seen.\n';
    case 'erase':
      return yield await erase(dependencies, request.whose, request.isConfirmed);
    default:
      return request satisfies never;
  }
}

async function* exportAll(
  { database, startProgress }: InboxDependencies,
  { filter, format }: Extract<InboxRequest, { kind: 'export' }>,
): AsyncGenerator<string> {
  const progress = startProgress('Exporting', { total: await countRead(database, filter), unit: 'messages' });
  try {
    yield* exportMessages(listMessages(database, filter, undefined, progress.update), format);
  } finally {
    progress.end();
  }
}

async function retryAll(dependencies: InboxDependencies): Promise<string> {
  const { refused, written } = await mailAllAgain(dependencies.database, dependencies.now());
  const all = refused + written;
  if (all === 0) return 'There is nothing to mail again: no mail was refused or written as a file.\n';
  return `${count(all, 'mail')} (${refused} refused before, ${written} written as files) will be sent again${whenMailed(dependencies)}`;
}

async function retryOne(dependencies: InboxDependencies, id: string): Promise<string> {
  const { database, now } = dependencies;
  const message = await findMessage(database, id);
  if (!message) throw new InboxError(NO_SUCH_MESSAGE);
  if (message.delivery.state === 'held') {
    throw new InboxError(`The message is held: \`npm run inbox -- --release ${id}\` mails it.`);
  }
  if (!(await mailOneAgain(database, id, now()))) throw new InboxError('The message is being mailed right now.');
  return `The message will be mailed again${whenMailed(dependencies)}`;
}

function whenMailed({ settings }: InboxDependencies): string {
  const soon = ' within seconds if the server runs, otherwise when it starts.\n';
  if (settings.smtp) return soon;
  return `${soon}The settings here name no mail server (SMTP_URL): a server with the same settings writes it as a file.\n`;
}

async function erase(
  { database, settings, confirm }: InboxDependencies,
  whose: string,
  isConfirmed: boolean,
): Promise<string> {
  const ids = await messagesOf(database, whose);
  if (ids.length === 0) {
    throw new InboxError(whose.includes('@') ? 'No message came from this address.' : NO_SUCH_MESSAGE);
  }
  const question = `${count(ids.length, 'message')} of ${whose}: erase for good, with delivery and mail files?`;
  if (!isConfirmed && !(await confirm(question))) throw new InboxError('Nothing is erased.');
  return `${await eraseForGood(database, settings.mailFolder, ids)}\n`;
}
