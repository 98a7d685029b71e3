import { labelledValues, type PackageLabel } from '../contact/message-fields.ts';
import type { Database } from '../database/database.ts';
import { countDeliveries } from '../outbox/delivery-state.ts';
import { countHeld, type Delivery, type ListedMessage, listMessages } from './list-messages.ts';

/**
 * Stored messages as text for a terminal, newest first and in pieces, so that the first are there before the last are
 * read: either those to be mailed, or those held as spam. Nothing in a message can steer the terminal.
 */
export async function* printInbox(
  database: Database,
  held: boolean,
  packageLabel: PackageLabel,
): AsyncGenerator<string> {
  let printed = false;
  for await (const page of listMessages(database, held)) {
    yield page.map((message) => `${printMessage(message, packageLabel)}\n`).join('');
    printed = true;
  }
  yield printed ? await summary(database, held) : NO_MESSAGES;
  const more = held ? 0 : await countHeld(database);
  if (more > 0) yield `${more} more held as spam: \`npm run inbox -- --spam\`\n`;
}

/** What there is to say of an inbox that has nothing in it. */
export const NO_MESSAGES = 'No messages yet.\n';

async function summary(database: Database, held: boolean): Promise<string> {
  if (held) {
    return `${messages(await countHeld(database))} held as spam; \`npm run inbox -- --release ID\` mails one that is none\n`;
  }
  const { waiting, sent, dead } = await countDeliveries(database);
  return `${messages(waiting + sent + dead)}, ${waiting} waiting to be mailed, ${dead} refused by the mail server\n`;
}

function messages(count: number): string {
  return `${count} ${count === 1 ? 'message' : 'messages'}`;
}

function printMessage({ id, receivedAt, message, delivery }: ListedMessage, packageLabel: PackageLabel) {
  const lines = [
    `${time(receivedAt)}  ${plain(message.email)}  [${plain(printDelivery(delivery))}]`,
    ...labelledValues(message, packageLabel)
      .filter(({ field, value }) => field !== 'email' && value !== '')
      .map(({ label, value }) => `  ${`${label}:`.padEnd(10)}${plain(value)}`),
    ...message.message.split(/\r\n?|\n/).map((line) => `  | ${plain(line)}`),
    `  ${id}`,
  ];
  return `${lines.join('\n')}\n`;
}

function printDelivery({ state, attempts, dueAt, settledAt, lastError }: Delivery): string {
  switch (state) {
    case 'sent':
      return `mailed ${time(settledAt ?? dueAt)}`;
    case 'dead':
      return `refused ${time(settledAt ?? dueAt)}: ${lastError ?? 'no reason given'}`;
    case 'held':
      return `held as spam: ${lastError ?? 'no reason given'}`;
    case 'waiting':
      return attempts === 0
        ? 'waiting to be mailed'
        : `waiting, attempt ${attempts + 1} from ${time(dueAt)}${lastError ? `: ${lastError}` : ''}`;
    default:
      return state satisfies never;
  }
}

function time(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

// Escape sequences, and characters that reorder or hide text: everything invisible except the joiner of emoji.
function plain(text: string): string {
  return text.replaceAll('\t', ' ').replace(/(?!\u200d)[\p{C}\u2028\u2029]/gu, '');
}
