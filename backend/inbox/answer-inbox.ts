import { describeMail } from '../alarms/describe-mail.ts';
import type { PackageLabel } from '../contact/message-fields.ts';
import type { Database } from '../database/database.ts';
import { keptDatabases } from '../database/kept-databases.ts';
import { mailAllAgain } from '../outbox/enqueue.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import type { startProgress } from '../progress.ts';
import { channelsOf, receiversOf, type Settings } from '../settings.ts';
import { changeMessage, type MessageChange, messageWith, Refusal } from './change-message.ts';
import { count, eraseForGood, messagesOf } from './erase-for-good.ts';
import { exportMessages } from './export-messages.ts';
import type { InboxRequest } from './inbox-options.ts';
import { countRead, listMessages } from './list-messages.ts';
import { printInbox } from './print-inbox.ts';
import { type Paint, printMessage } from './print-message.ts';

/** Why `--check` fails: mail does not go out. */
export class MailTrouble extends Refusal {}

export type InboxDependencies = {
  database: Database;
  settings: Pick<Settings, 'smtp' | 'messageWebhook' | 'dataDir' | 'mailFolder'>;
  packageLabel: PackageLabel;
  paint: Paint;
  /** Shows how far an export is. */
  startProgress: typeof startProgress;
  /** Asks the reader a yes-or-no question. */
  confirm: (question: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Runs a command and returns the text to print. Rejects with a {@link Refusal} if it cannot. */
export async function* answerInbox(request: InboxRequest, dependencies: InboxDependencies): AsyncGenerator<string> {
  const { database, packageLabel, paint, now } = dependencies;
  switch (request.kind) {
    case 'check': {
      const health = await judgeMail(database, receiversOf(dependencies.settings), now());
      if (health.trouble !== null) throw new MailTrouble(describeMail(health));
      return yield `${describeMail(health)}\n`;
    }
    case 'list':
      return yield* printInbox(database, {
        ...request,
        packageLabel,
        paint,
        receivers: receiversOf(dependencies.settings),
        now: now(),
      });
    case 'export':
      return yield* exportAll(dependencies, request);
    case 'show':
      return yield printMessage(await messageWith(database, request.id), packageLabel, paint, 'in-full');
    case 'retry-all':
      return yield await retryAll(dependencies);
    case 'retry':
    case 'release':
      return yield (await change(dependencies, request)) + whenMailed(dependencies);
    case 'answered':
      return yield `${await change(dependencies, request)} \`npm run inbox -- --open ${request.id}\` takes that back.\n`;
    case 'open':
    case 'seen':
      return yield `${await change(dependencies, request)}\n`;
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

const CHANGED = {
  retry: 'The message will be mailed again',
  release: 'The message will be mailed',
  answered: 'The message is marked as answered.',
  open: 'The message is marked as not yet answered.',
  seen: 'The refusal is marked as seen.',
} as const;

async function change(
  { database, settings, now }: InboxDependencies,
  asked: Extract<MessageChange, { kind: keyof typeof CHANGED }>,
): Promise<string> {
  await changeMessage(database, asked, { channels: channelsOf(settings), now: now() });
  return CHANGED[asked.kind];
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
  if (ids.length === 0 && keptDatabases(settings.dataDir).length === 0) {
    throw new Refusal(`No message ${whose.includes('@') ? 'came from this address' : 'with this id is stored'}.`);
  }
  const question = `${count(ids.length, 'message')} of ${whose}: erase for good, with delivery and mail files?`;
  if (!isConfirmed && !(await confirm(question))) throw new Refusal('Nothing is erased.');
  return `${await eraseForGood(database, settings, ids, whose)}\n`;
}
