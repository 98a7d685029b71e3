import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../domain/contact-message.ts';
import type { ContactChoiceId } from '../../domain/package-ids.ts';

/**
 * What the backend knows of each field of a contact message: the column that keeps it, and what the mail and the inbox
 * call it, in the order in which they show it. Whatever stores, compares, reads or prints a message goes through this.
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

/** What a message puts into {@link MESSAGE_COLUMNS}. */
export function messageValues(message: ContactMessage): string[] {
  return CONTACT_FIELDS.map((field) => message[field]);
}

/** The message in a row of {@link MESSAGE_COLUMNS}, whose values the schema has checked before they were stored. */
export function messageFrom(row: Record<MessageColumn, string>): ContactMessage {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, row[MESSAGE_FIELDS[field].column]]),
  ) as ContactMessage;
}

/** What a package choice is called, in words. */
export type PackageLabel = (id: ContactChoiceId | '') => string;

export type LabelledValue = { field: ContactField; label: string; value: string };

/** Every field but the message itself, which is laid out by itself, with its label and its value in words. */
export function labelledValues(message: ContactMessage, packageLabel: PackageLabel): LabelledValue[] {
  return Object.entries(MESSAGE_FIELDS).flatMap(([name, { label }]) => {
    const field = name as ContactField;
    if (field === 'message') return [];
    return { field, label, value: field === 'package' ? packageLabel(message[field]) : message[field] };
  });
}
