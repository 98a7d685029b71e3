import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { languageOf } from '../../content/languages.ts';
import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../domain/contact-message.ts';
import { FIRST_LANGUAGE } from '../../domain/language.ts';
import type { OrderData } from '../../domain/order.ts';
import type { Queries } from '../database/database.ts';

/** The column of each field, and its label in mail and inbox, in order. */
const MESSAGE_FIELDS = {
  package: { column: 'package', label: 'Package' },
  email: { column: 'email', label: 'Email' },
  linkedIn: { column: 'linked_in', label: 'LinkedIn' },
  phone: { column: 'phone', label: 'Phone' },
  message: { column: 'message', label: 'Message' },
} as const satisfies Record<ContactField, { column: string; label: string }>;

type MessageColumn = (typeof MESSAGE_FIELDS)[ContactField]['column'];

export const MESSAGE_COLUMNS: readonly MessageColumn[] = CONTACT_FIELDS.map((field) => MESSAGE_FIELDS[field].column);

export function messageValues(message: ContactMessage): string[] {
  return CONTACT_FIELDS.map((field) => message[field]);
}

function messageFrom(row: Record<MessageColumn, string>): ContactMessage {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, row[MESSAGE_FIELDS[field].column]]),
  ) as ContactMessage;
}

export const ORDER_FIELDS = ['package', 'price', 'name', 'company', 'hours', 'months'] as const;
export const ORDER_COLUMNS = ORDER_FIELDS.map((field) => `order_${field}` as const);
type OrderRow = { [Field in keyof OrderData as `order_${Field}`]: OrderData[Field] | null };

export function orderValues(order: OrderData | null): (string | number | null)[] {
  return ORDER_FIELDS.map((field) => order?.[field] ?? null);
}

function orderFrom(row: OrderRow): OrderData | null {
  if (row.order_package === null) return null;
  return Object.fromEntries(ORDER_FIELDS.map((field) => [field, row[`order_${field}`]])) as OrderData;
}

export type LabelledValue = { field: ContactField | 'language'; label: string; value: string };

/** Every field except the message, in words; the language too, unless it is English. */
export function labelledValues({ message, language }: Pick<StoredMessage, 'message' | 'language'>): LabelledValue[] {
  const fields = Object.entries(MESSAGE_FIELDS).flatMap<LabelledValue>(([name, { label }]) => {
    const field = name as ContactField;
    if (field === 'message') return [];
    return { field, label, value: field === 'package' ? contactChoiceLabel(message[field]) : message[field] };
  });
  const isFirst = language === FIRST_LANGUAGE;
  return isFirst ? fields : [...fields, { field: 'language', label: 'Language', value: languageOf(language).name }];
}

/** `receivedAt` in ms since 1970, `language` a folder of `content/`. */
export type StoredMessage = {
  id: string;
  receivedAt: number;
  language: string;
  message: ContactMessage;
  order: OrderData | null;
};

export const STORED_COLUMNS = ['id', 'received_at', 'language', ...MESSAGE_COLUMNS, ...ORDER_COLUMNS]
  .map((column) => `contact_message.${column}`)
  .join(', ');

export type StoredRow = { id: string; received_at: number; language: string } & Record<MessageColumn, string> &
  OrderRow;

export function storedMessage(row: StoredRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    language: row.language,
    message: messageFrom(row),
    order: orderFrom(row),
  };
}

export async function loadMessage({ query }: Queries, id: string): Promise<StoredMessage> {
  const [row] = await query<StoredRow>(`select ${STORED_COLUMNS} from going.contact_message where id = $1`, [id]);
  if (!row) throw new Error('This message is no longer stored.');
  return storedMessage(row);
}
