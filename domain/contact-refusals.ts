import { CONTACT_FIELDS, type ContactField, contactMessage } from './contact-message.ts';

export const CONTACT_RATE_WINDOW_MINUTES = 10;

export type NotSentReason = ContactField | 'too-large' | 'too-many' | 'not-sent';

const REQUIRED_CONTACT_FIELDS: readonly ContactField[] = CONTACT_FIELDS.filter(
  (field) => !contactMessage.shape[field].safeParse(undefined).success,
);

export const MISSING_FIELDS: readonly (readonly ContactField[])[] = waysToMiss(REQUIRED_CONTACT_FIELDS);

export function missingFragment(fields: readonly ContactField[]): string {
  return ['missing', ...fields].join('-');
}

function waysToMiss(required: readonly ContactField[]): ContactField[][] {
  const ways: ContactField[][] = [];
  for (const field of required) ways.push(...ways.map((fields) => [...fields, field]), [field]);
  return ways;
}
