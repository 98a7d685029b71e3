import { CONTACT_FIELDS } from '../../../domain/contact-message.ts';
import { ORDER_FIELDS } from '../../contact/message-fields.ts';
import type { Delivery, ListedMessage, Shown } from './list-messages.ts';

export const STATES = {
  waiting: 'waiting',
  mailed: 'sent',
  written: 'written',
  refused: 'dead',
  missed: 'missed',
  held: 'held',
  open: 'open',
  answered: 'answered',
} as const satisfies Record<string, Shown>;

const orderColumn = (field: string) => `order${field.charAt(0).toUpperCase()}${field.slice(1)}`;
const COLUMNS = [
  ...['id', 'receivedAt', 'state', 'stateSince', 'reason', ...CONTACT_FIELDS, 'answeredAt', 'note'],
  ...ORDER_FIELDS.map(orderColumn),
];
type Exported = Record<string, string>;

/** Messages in chunks, as RFC 4180 CSV in UTF-8 that Excel recognises. */
export async function* exportMessages(pages: AsyncIterable<ListedMessage[]>): AsyncGenerator<string> {
  // Excel needs the byte-order mark to recognise UTF-8.
  yield `\ufeff${COLUMNS.join(',')}\r\n`;
  for await (const page of pages) {
    const rows = page.map(exported).map((row) => COLUMNS.map((column) => cell(row[column] ?? '')).join(','));
    yield rows.map((row) => `${row}\r\n`).join('');
  }
}

function exported({ id, receivedAt, message, order, delivery, answeredAt, note }: ListedMessage): Exported {
  return {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    state: stateWord(delivery),
    stateSince: delivery.settledAt === null ? '' : new Date(delivery.settledAt).toISOString(),
    reason: delivery.lastError ?? delivery.missed ?? '',
    ...message,
    answeredAt: answeredAt === null ? '' : new Date(answeredAt).toISOString(),
    note,
    ...Object.fromEntries(ORDER_FIELDS.map((field) => [orderColumn(field), `${order?.[field] ?? ''}`])),
  };
}

function stateWord({ state }: Delivery): string {
  return Object.entries(STATES).find(([, shown]) => shown === state)?.[0] ?? state;
}

// Spreadsheets run cells that start like a formula; visitors wrote these texts. A phone number with spaces is safe.
const FORMULA = /^[=@\t\r+-]/;
const PHONE_NUMBER = /^\+[\d ()/.-]+$/;
// LibreOffice 7.4 and Gnumeric 1.12 read '+493012345' as 493012345 and '0301234567' as 301234567, LibreOffice '(030)' as -30.
const LOSES_ITS_START = /^[+0(]\d[\d.]*\)?$/;

function cell(text: string): string {
  const isChanged = LOSES_ITS_START.test(text) || (FORMULA.test(text) && !PHONE_NUMBER.test(text));
  const harmless = isChanged ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
