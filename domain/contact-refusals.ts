import { CONTACT_FIELDS, type ContactField, contactMessage } from './contact-message.ts';

/** Over how long the messages of one sender are counted. */
export const CONTACT_RATE_WINDOW_MINUTES = 10;

/** What can be wrong with a form that was sent without JavaScript, besides a required field that is missing. */
export type NotSentReason = ContactField | 'too-large' | 'too-many' | 'not-sent';

/** The fields that a message needs, in the order of the form. */
export const REQUIRED_CONTACT_FIELDS: readonly ContactField[] = CONTACT_FIELDS.filter(
  (field) => !contactMessage.shape[field].safeParse(undefined).success,
);

/** Every way in which required fields can be missing: each alone, and together. */
export const MISSING_FIELDS: readonly (readonly ContactField[])[] = waysToMiss(REQUIRED_CONTACT_FIELDS);

/** The fragment of the page for what was not sent that names these missing fields, such as `missing-email-message`. */
export function missingFragment(fields: readonly ContactField[]): string {
  return ['missing', ...fields].join('-');
}

function waysToMiss(required: readonly ContactField[]): ContactField[][] {
  const ways: ContactField[][] = [];
  for (const field of required) ways.push(...ways.map((fields) => [...fields, field]), [field]);
  return ways;
}
