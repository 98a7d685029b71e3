import type { ContactField, ContactIssue } from '../../domain/contact-message.ts';
import { missingFragment, type NotSentReason } from '../../domain/contact-refusals.ts';

/** Why a post is refused: what the caller is told, and where a browser without JavaScript is redirected. */
export type Refusal = {
  status: number;
  code: string;
  message: string;
  issues?: ContactIssue[];
  missing?: readonly ContactField[];
  headers?: Record<string, string>;
};

// The not-sent page explains each of these; all others share a general sentence.
const EXPLAINED_CODES = ['too-large', 'too-many'] as const satisfies NotSentReason[];

export function refusalAsJson({ status, code, message, issues, headers }: Refusal): Response {
  const error = issues ? { code, message, issues } : { code, message };
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The not-sent page's fragment: the missing fields, else the first invalid field, else the reason. */
export function refusalFragment({ code, issues, missing = [] }: Refusal): string {
  if (missing.length > 0) return missingFragment(missing);
  const field = issues?.find((issue) => issue.field)?.field;
  const reason: NotSentReason = field ?? EXPLAINED_CODES.find((explained) => explained === code) ?? 'not-sent';
  return reason;
}

function refusal(status: number, code: string, message: string, headers?: Record<string, string>): Refusal {
  return { status, code, message, ...(headers && { headers }) };
}

export const REFUSALS = {
  method: refusal(405, 'method-not-allowed', 'A message is sent with POST.', { allow: 'POST, OPTIONS' }),
  mediaType: refusal(
    415,
    'unsupported-media-type',
    'A message is sent as application/json or application/x-www-form-urlencoded, in UTF-8, not compressed.',
  ),
  crossSite: refusal(403, 'cross-site', 'This form can only be sent from our own website.'),
  size: refusal(413, 'too-large', 'The message is larger than 16 KB.'),
  incomplete: refusal(400, 'incomplete', 'The message arrived incomplete.'),
  encoding: refusal(400, 'not-utf-8', 'The message is not valid UTF-8.'),
  json: refusal(400, 'not-json', 'The message is not valid JSON.'),
  form: refusal(400, 'not-a-form', 'The message is not a valid form.'),
  key: refusal(400, 'invalid-idempotency-key', 'An Idempotency-Key has 1 to 200 visible ASCII characters.'),
  keyReused: refusal(
    422,
    'idempotency-key-reused',
    'This Idempotency-Key has already been used for a different message.',
  ),
  unavailable: refusal(503, 'unavailable', 'The message could not be stored. Please try again in a minute.', {
    'retry-after': '60',
  }),
};

export function invalidMessage(issues: ContactIssue[], missing: readonly ContactField[]): Refusal {
  return { ...refusal(422, 'invalid', 'Some fields need a correction.'), issues, missing };
}

export function tooMany(retryAfterSeconds: number): Refusal {
  const message = 'Too many messages have come from this connection. Please try again later.';
  return refusal(429, 'too-many', message, { 'retry-after': String(retryAfterSeconds) });
}
