import type { ContactField, ContactIssue } from '../../domain/contact-message.ts';
import { missingFragment, type NotSentReason } from '../../domain/contact-refusals.ts';

/** Why a post is refused: what the caller is told, and where a browser without JavaScript is redirected. */
export type Refusal = {
  status: number;
  code: string;
  /** A sentence for people, without internal details. */
  message: string;
  issues?: ContactIssue[];
  /** Required fields that are empty. */
  missing?: readonly ContactField[];
  headers?: Record<string, string>;
};

// The not-sent page explains each of these; all others share a general sentence.
const EXPLAINED_CODES = ['too-large', 'too-many'] as const satisfies NotSentReason[];

/** A refusal as `{ error: { code, message, issues? } }`. */
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

export const REFUSALS = {
  method: {
    status: 405,
    code: 'method-not-allowed',
    message: 'A message is sent with POST.',
    headers: { allow: 'POST, OPTIONS' },
  },
  mediaType: {
    status: 415,
    code: 'unsupported-media-type',
    message: 'A message is sent as application/json or application/x-www-form-urlencoded, in UTF-8, not compressed.',
  },
  crossSite: { status: 403, code: 'cross-site', message: 'This form can only be sent from our own website.' },
  size: { status: 413, code: 'too-large', message: 'The message is larger than 16 KB.' },
  incomplete: { status: 400, code: 'incomplete', message: 'The message arrived incomplete.' },
  encoding: { status: 400, code: 'not-utf-8', message: 'The message is not valid UTF-8.' },
  json: { status: 400, code: 'not-json', message: 'The message is not valid JSON.' },
  form: { status: 400, code: 'not-a-form', message: 'The message is not a valid form.' },
  key: {
    status: 400,
    code: 'invalid-idempotency-key',
    message: 'An Idempotency-Key has 1 to 200 visible ASCII characters.',
  },
  keyReused: {
    status: 422,
    code: 'idempotency-key-reused',
    message: 'This Idempotency-Key has already been used for a different message.',
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The message could not be stored. Please try again in a minute.',
    headers: { 'retry-after': '60' },
  },
} as const satisfies Record<string, Refusal>;

export function invalidMessage(issues: ContactIssue[], missing: readonly ContactField[]): Refusal {
  return { status: 422, code: 'invalid', message: 'Some fields need a correction.', issues, missing };
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    code: 'too-many',
    message: 'Too many messages have come from this connection. Please try again later.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  };
}
