import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../domain/contact-message.ts';
import type { ContactChoiceId } from '../../domain/package-ids.ts';

/**
 * The backend's view of each field: its column, and its label in mail and inbox, in order. All code that stores, compares,
 * reads or prints a message uses this.
 */
export const MESSAGE_FIELDS = {
  package: { column: 'package', label: 'Package' },
  email: { column: 'email', label: 'Email' },
  linkedIn: { column: 'linked_in', label: 'LinkedIn' },
  phone: { column: 'phone', label: 'Phone' },
  message: { column: 'message', label: 'Message' },
} as const satisfies Record<ContactField, { column: string; label: string }>;

export type MessageColumn = (typeof MESSAGE_FIELDS)[ContactField]['column'];

/** The columns of a message, in the order of {@link messageValues}. */
export const MESSAGE_COLUMNS: readonly MessageColumn[] = CONTACT_FIELDS.map((field) => MESSAGE_FIELDS[field].column);

/** A message's values for {@link MESSAGE_COLUMNS}. */
export function messageValues(message: ContactMessage): string[] {
  return CONTACT_FIELDS.map((field) => message[field]);
}

/** The message in a row of {@link MESSAGE_COLUMNS}. The schema checked its values before they were stored. */
export function messageFrom(row: Record<MessageColumn, string>): ContactMessage {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, row[MESSAGE_FIELDS[field].column]]),
  ) as ContactMessage;
}

/** The name of a package choice, for people. */
export type PackageLabel = (id: ContactChoiceId | '') => string;

export type LabelledValue = { field: ContactField; label: string; value: string };

/** Every field except the message, which is laid out separately: its label and its value in words. */
export function labelledValues(message: ContactMessage, packageLabel: PackageLabel): LabelledValue[] {
  return Object.entries(MESSAGE_FIELDS).flatMap(([name, { label }]) => {
    const field = name as ContactField;
    if (field === 'message') return [];
    return { field, label, value: field === 'package' ? packageLabel(message[field]) : message[field] };
  });
}
