import { fieldErrors } from '../content/en/rules.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { isEmailAddress, pastedEmailAddress, withoutInvisible } from './email-address.ts';
import { fillIn } from './fill-in.ts';
import { CONTACT_CHOICE_IDS } from './package-ids.ts';
import { formatNumber } from './price.ts';
import { z } from './zod.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a message may have lines and tabs.
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const { contact } = fieldErrors;
const wellFormed = z.refine<string>((text) => text.isWellFormed(), contact.unsendable);
const oneLine = z.refine<string>((text) => !CONTROL.test(text), contact.oneLine);
// Not zod's `maxLength`, which counts code points: the form's counter and `maxlength` count UTF-16 code units.
const atMost = (limit: number) =>
  z.refine<string>((text) => text.length <= limit, {
    error: fillIn(contact.tooLong, { limit: formatNumber(limit) }),
  });

const optionalLine = (limit: number) =>
  z._default(z.string().check(z.overwrite(withoutInvisible), z.trim(), atMost(limit), wellFormed, oneLine), '');

/** The form and the function share it. Unknown keys are refused; field order is form order. */
export const contactMessage = z.strictObject({
  email: z.string().check(
    z.overwrite(pastedEmailAddress),
    z.minLength(1, contact.emailMissing),
    atMost(CONTACT_LIMITS.email),
    z.refine((text) => text === '' || isEmailAddress(text), fieldErrors.email),
  ),
  linkedIn: optionalLine(CONTACT_LIMITS.linkedIn),
  phone: optionalLine(CONTACT_LIMITS.phone),
  package: z._default(z.enum(['', ...CONTACT_CHOICE_IDS], contact.package), ''),
  message: z.string().check(
    z.trim(),
    z.minLength(1, contact.messageMissing),
    atMost(CONTACT_LIMITS.message),
    wellFormed,
    z.refine((text) => !CONTROL_IN_TEXT.test(text), contact.unsendable),
  ),
});

export type ContactMessage = z.output<typeof contactMessage>;
export type ContactInput = z.input<typeof contactMessage>;
export type ContactField = keyof ContactMessage;

export const CONTACT_FIELDS = Object.keys(contactMessage.shape) as readonly ContactField[];

export const EMPTY_CONTACT_FORM = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, ''])) as Record<
  ContactField,
  ''
>;

export type ContactIssue = { field?: ContactField; message: string };

export type ContactParse =
  | { ok: true; value: ContactMessage }
  /** `missing` lists the empty required fields; each has an issue too. */
  | { ok: false; issues: ContactIssue[]; missing: ContactField[] };

export function parseContactMessage(input: unknown): ContactParse {
  const parsed = contactMessage.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = new Map<string, ContactIssue>();
  const missing: ContactField[] = [];
  for (const issue of parsed.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    // Only a required field has a minimum length.
    if (field && issue.code === 'too_small') missing.push(field);
    const key = field ?? '';
    if (issues.has(key)) continue;
    const message = wording(issue.code, field, issue.message);
    issues.set(key, field ? { field, message } : { message });
  }
  return { ok: false, issues: [...issues.values()], missing };
}

// No message for a wrong type, because no visitor can cause one.
function wording(code: string, field: ContactField | undefined, message: string): string {
  if (code === 'unrecognized_keys') return 'The message has unknown fields.';
  if (code === 'invalid_type') return field ? 'This must be text.' : 'The message must be an object.';
  return message;
}
