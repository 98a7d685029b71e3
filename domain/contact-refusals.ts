import { CONTACT_FIELDS, type ContactField, contactMessage } from './contact-message.ts';

/** The window of the rate limit. */
export const CONTACT_RATE_WINDOW_MINUTES = 10;

/** What can be wrong with a form posted without JavaScript, besides missing fields. */
export type NotSentReason = ContactField | 'too-large' | 'too-many' | 'not-sent';

/** The required fields in form order. */
export const REQUIRED_CONTACT_FIELDS: readonly ContactField[] = CONTACT_FIELDS.filter(
  (field) => !contactMessage.shape[field].safeParse(undefined).success,
);

/** Every combination of missing required fields. */
export const MISSING_FIELDS: readonly (readonly ContactField[])[] = waysToMiss(REQUIRED_CONTACT_FIELDS);

/** The not-sent page's fragment for these missing fields, such as `missing-email-message`. */
export function missingFragment(fields: readonly ContactField[]): string {
  return ['missing', ...fields].join('-');
}

function waysToMiss(required: readonly ContactField[]): ContactField[][] {
  const ways: ContactField[][] = [];
  for (const field of required) ways.push(...ways.map((fields) => [...fields, field]), [field]);
  return ways;
}
