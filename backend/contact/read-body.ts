import { Buffer } from 'node:buffer';
import { type ContactEvidence, LANGUAGE_FIELD, ORDER_FIELD, TRAP_FIELD } from '../../domain/contact-evidence.ts';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { REFUSALS, type Refusal } from './refusal.ts';

export type BodyKind = 'json' | 'form';
/** `order` is an order's data and `language` the page's language as a form sent them. */
export type BodyRead =
  | { ok: true; value: unknown; evidence: ContactEvidence | null; order: string | null; language: string | null }
  | { ok: false; refusal: Refusal };

const LIMIT_BYTES = 16 * 1024;
// URL encoding turns each non-ASCII byte into three (`%C3`); the same message must fit either way.
const MOST_BYTES = { json: LIMIT_BYTES, form: 3 * LIMIT_BYTES } as const;

export function bodyKind(headers: Headers): BodyKind | null {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return null;
  if ((headers.get('content-encoding') ?? 'identity').toLowerCase() !== 'identity') return null;
  if (type?.trim() === 'application/json') return 'json';
  if (type?.trim() === 'application/x-www-form-urlencoded') return 'form';
  return null;
}

/** Reads an untrusted body: size, then UTF-8, then syntax. Never buffers more than the limit. */
export async function readBody(request: Request, kind: BodyKind): Promise<BodyRead> {
  const most = MOST_BYTES[kind];
  if (Number(request.headers.get('content-length') ?? 0) > most) return { ok: false, refusal: REFUSALS.size };
  let bytes: Uint8Array | null;
  try {
    bytes = await readAtMost(request.body, most);
  } catch {
    return { ok: false, refusal: REFUSALS.incomplete };
  }
  if (!bytes) return { ok: false, refusal: REFUSALS.size };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, refusal: REFUSALS.encoding };
  }
  return kind === 'json' ? parseJson(text) : parseForm(text);
}

/** Null for more than that, of which no more is read. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): BodyRead {
  try {
    return { ok: true, value: JSON.parse(text), evidence: null, order: null, language: null };
  } catch {
    return { ok: false, refusal: REFUSALS.json };
  }
}

function parseForm(text: string): BodyRead {
  try {
    // `URLSearchParams` would replace invalid UTF-8 instead of rejecting it.
    decodeURIComponent(text);
  } catch {
    return { ok: false, refusal: REFUSALS.encoding };
  }
  const fields = new URLSearchParams(text);
  if (CONTACT_FIELDS.some((field) => fields.getAll(field).length > 1)) return { ok: false, refusal: REFUSALS.form };
  // Browsers submit a line break as CRLF but count it as one character for `maxlength`.
  const typed = (name: string) => fields.get(name)?.replace(/\r\n?/g, '\n') ?? null;
  // Report a missing required field like an empty one.
  const value = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, typed(field) ?? '']));
  const evidence = fields.getAll(TRAP_FIELD).some((text) => text.trim() !== '')
    ? { trapFilled: true, elapsedMs: null }
    : null;
  return { ok: true, value, evidence, order: typed(ORDER_FIELD), language: typed(LANGUAGE_FIELD) };
}
