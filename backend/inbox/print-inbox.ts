import { labelledValues, type PackageLabel } from '../contact/message-fields.ts';
import type { Delivery, ListedMessage } from './list-messages.ts';

/** Stored messages as text for a terminal, in the order given. Nothing in a message can steer the terminal. */
export function printInbox(messages: ListedMessage[], packageLabel: PackageLabel): string {
  if (messages.length === 0) return 'No messages yet.\n';
  return `${messages.map((message) => printMessage(message, packageLabel)).join('\n')}\n${summary(messages)}\n`;
}

function summary(messages: ListedMessage[]): string {
  const count = (state: Delivery['state']) => messages.filter(({ delivery }) => delivery.state === state).length;
  const all = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;
  if (count('held') > 0) return `${all} held as spam; \`npm run inbox -- --release ID\` mails one that is none`;
  return `${all}, ${count('waiting')} waiting to be mailed, ${count('dead')} refused by the mail server`;
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

// Escape sequences, and characters that reorder or hide text: whatever is no visible character, but the joiner of emoji.
function plain(text: string): string {
  return text.replaceAll('\t', ' ').replace(/(?!\u200d)[\p{C}\u2028\u2029]/gu, '');
}
