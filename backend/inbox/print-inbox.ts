import { describeMail } from '../alarms/describe-mail.ts';
import type { PackageLabel } from '../contact/message-fields.ts';
import type { Database } from '../database/database.ts';
import { countIn, type DeliveryList } from '../outbox/delivery-state.ts';
import { judgeMail, type Receivers } from '../outbox/mail-health.ts';
import { countHeld, listMessages, type MessageFilter } from './list-messages.ts';
import { type Paint, plain, printMessage } from './print-message.ts';

export type PrintOptions = {
  filter: MessageFilter;
  /** How many messages to print; may be infinite. */
  most: number;
  packageLabel: PackageLabel;
  paint: Paint;
  receivers: Receivers;
  /** Milliseconds since 1970. */
  now: number;
};

const PAGE = 200;

/** The highest count shown, because a database counts rows one by one. */
const MOST_COUNTED = 10_000;

/** The inbox as terminal text: counts and whatever needs the owner first, then messages, newest first, streamed in chunks. */
export async function* printInbox(
  database: Database,
  { filter, most, packageLabel, paint, receivers, now }: PrintOptions,
): AsyncGenerator<string> {
  const counts = await countMessages(database);
  if (counts.all === 0) return yield 'No messages yet.\n';
  const health = await judgeMail(database, receivers, now);
  // What the owner can settle is counted below, with the command that does.
  const isCounted = health.unusable === null && health.trouble !== 'waiting' && health.trouble !== 'webhook';
  yield `${isCounted ? '' : `${paint('red', plain(describeMail(health)))}\n`}${printCounts(counts, paint)}\n`;
  let printed = 0;
  // One more than is printed, to tell whether there are more.
  for await (const page of listMessages(database, filter, Math.min(most + 1, PAGE))) {
    const shown = page.slice(0, most - printed);
    yield shown.map((message) => `${printMessage(message, packageLabel, paint, 'in-list')}\n`).join('');
    printed += shown.length;
    if (shown.length < page.length)
      return yield `These are the newest ${number(most)}; \`npm run inbox -- --all\` prints the others too.\n`;
  }
  if (printed === 0) yield isEverything(filter) ? '' : 'No message matches.\n';
}

function isEverything({ show, since, search }: MessageFilter): boolean {
  return show === 'not-held' && since === null && search === null;
}

type Counts = Record<'all' | 'waiting' | 'dead' | 'written' | 'missed' | 'held', number>;

async function countMessages(database: Database): Promise<Counts> {
  const mails = (list: DeliveryList) => countIn(database, list, MOST_COUNTED + 1);
  const [waiting, sent, written, dead, missed, held] = await Promise.all([
    mails('waiting'),
    mails('sent'),
    mails('written'),
    mails('dead'),
    mails('missed'),
    countHeld(database, 0, MOST_COUNTED + 1),
  ]);
  return { all: waiting + sent + written + dead + held, waiting, dead, written, missed, held };
}

function printCounts({ all, waiting, dead, written, missed, held }: Counts, paint: Paint): string {
  const lines = [
    `${counted(all)} ${all === 1 ? 'message' : 'messages'}, ${counted(waiting)} waiting to be mailed`,
    dead > 0 &&
      `${paint('red', `${counted(dead)} refused by the mail server`)}: \`npm run inbox -- --state refused\` says why, \`npm run inbox -- --retry all\` mails again`,
    missed > 0 &&
      `${paint('red', `${counted(missed)} not mailed to everyone`)}: \`npm run inbox -- --state missed\` says why, \`npm run inbox -- --seen ID\` ends the warning`,
    held > 0 &&
      `${paint('magenta', `${counted(held)} held, not mailed`)}: \`npm run inbox -- --state held\` shows them, \`npm run inbox -- --release ID\` mails one that is not spam`,
    written > 0 &&
      `${paint('cyan', `${counted(written)} written as files, not mailed`)}: once SMTP_URL is set, \`npm run inbox -- --retry all\` mails them`,
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => `${line}\n`)
    .join('');
}

function number(count: number): string {
  return count.toLocaleString('en-GB');
}

function counted(count: number): string {
  return count > MOST_COUNTED ? `more than ${number(MOST_COUNTED)}` : number(count);
}
