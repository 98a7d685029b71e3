import { labelledValues } from '../../contact/message-fields.ts';
import type { DeliveryState } from '../../outbox/delivery-state.ts';
import type { Delivery, ListedMessage } from './list-messages.ts';

const LINES_IN_LIST = 4;
const LINE_IN_LIST = 200;

/** A message as terminal text; in a list with the start of its text. Nothing in it can control the terminal. */
export function printMessage(
  { id, receivedAt, language, message, delivery, webhook, answeredAt, note }: ListedMessage,
  length: 'in-list' | 'in-full',
): string {
  const lines = message.message.split(/\r\n?|\n/);
  return [
    `${printTime(receivedAt)}  ${plain(message.email)}  [${plain(printDelivery(delivery))}]`,
    ...labelledValues({ message, language })
      .filter(({ field, value }) => field !== 'email' && value !== '')
      .map(({ label, value }) => `  ${`${label}:`.padEnd(10)}${plain(value)}`),
    ...(length === 'in-full' ? lines : beginning(lines)).map((line) => `  | ${plain(line)}`),
    ...(webhook === null ? [] : [`  Webhook:  ${plain(printWebhook(webhook))}`]),
    ...(answeredAt === null ? [] : [`  Answered: ${printTime(answeredAt)}`]),
    ...(note === '' ? [] : note.split(/\r\n?|\n/).map((line) => `  Note:     ${plain(line)}`)),
    `  ${id}\n`,
  ].join('\n');
}

function beginning(lines: readonly string[]): string[] {
  const first = lines.slice(0, LINES_IN_LIST).map((line) => {
    // Cut by whole characters.
    const characters = Array.from(line);
    return characters.length > LINE_IN_LIST ? `${characters.slice(0, LINE_IN_LIST).join('')} …` : line;
  });
  return lines.length > LINES_IN_LIST ? [...first, '…'] : first;
}

function printDelivery(delivery: Delivery): string {
  const { state, dueAt, settledAt, lastError, seenAt, recipients, missed } = delivery;
  const seen = seenAt === null ? '' : ' (seen)';
  const notToAll = missed ? `, but not to everyone: ${missed}${seen}` : '';
  switch (state) {
    case 'sent':
      return `mailed ${printTime(settledAt ?? dueAt)}${notToAll}`;
    case 'written':
      return `written as a file ${printTime(settledAt ?? dueAt)}, not mailed`;
    case 'dead':
      return `refused ${printTime(settledAt ?? dueAt)}: ${lastError ?? 'no reason given'}${seen}`;
    case 'held':
      return `held: ${lastError ?? 'no reason given'}`;
    case 'waiting':
      return `${recipients ? `mailed, but not yet to ${recipients}: ` : ''}${printWaiting(delivery, 'mailed')}${notToAll}`;
    default:
      return state satisfies never;
  }
}

function printWebhook(delivery: DeliveryState): string {
  const { state, dueAt, settledAt, lastError } = delivery;
  if (state === 'waiting') return printWaiting(delivery, 'posted');
  return `${state === 'dead' ? 'refused' : 'posted'} ${printTime(settledAt ?? dueAt)}${lastError ? `: ${lastError}` : ''}`;
}

function printWaiting(
  { attempts, dueAt, lastError, isBeingSent }: Omit<DeliveryState, 'state'>,
  done: 'mailed' | 'posted',
): string {
  if (isBeingSent) return `being ${done}`;
  if (attempts === 0) return `waiting to be ${done}`;
  return `waiting, attempt ${attempts + 1} from ${printTime(dueAt)}${lastError ? `: ${lastError}` : ''}`;
}

export function printTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A text without escape sequences and what reorders or hides text: all invisible characters but the emoji joiner. */
export function plain(text: string): string {
  return text.replaceAll('\t', ' ').replace(/(?!\u200d)[\p{C}\u2028\u2029]/gu, '');
}
