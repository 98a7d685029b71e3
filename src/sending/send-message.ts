import {
  type ContactEvidence,
  EVIDENCE_HEADER,
  LANGUAGE_FIELD,
  LANGUAGE_HEADER,
  ORDER_FIELD,
  ORDER_HEADER,
  writeEvidence,
} from '../../domain/contact-evidence.ts';
import { ANSWER_WITHIN_MS, CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { FIRST_LANGUAGE, LANGUAGE_CODE } from '../../domain/language.ts';
import { z } from '../../domain/zod.ts';
import { backend, contactFunctionUrl } from './supabase-client.ts';

/** Why a message was not sent; `unanswered` means that it may have arrived. */
export type Failure = 'refused' | 'too-many' | 'not-stored' | 'not-loaded' | 'unanswered';

/** `receivedAt` is in ms since 1970. `reason` is the function's own sentence, if it gave one. */
export type SendResult =
  | { ok: true; receivedAt: number }
  | { ok: false; failure: Failure; error: unknown; reason?: string };

const refusal = z.object({ error: z.object({ message: z.string() }) });
const received = z.object({ receivedAt: z.number() });

/** What is sent beside the message: `order` as `writeOrder` in `domain/order.ts` formats it. */
export type Beside = { idempotencyKey: string; evidence: ContactEvidence; order?: string };

/** Sends a contact message through the shared client. Every failure is a value, time-outs and network errors included. */
export async function sendMessage(message: ContactMessage, beside: Beside): Promise<SendResult> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('There was no answer in time.')), ANSWER_WITHIN_MS);
  try {
    // The client's chunk loads over the same connection and may hang too.
    return await Promise.race([send(message, beside, deadline.signal), failWith(deadline.signal)]);
  } catch (error) {
    return { ok: false, failure: 'unanswered', error };
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  message: ContactMessage,
  { idempotencyKey, evidence, order }: Beside,
  signal: AbortSignal,
): Promise<SendResult> {
  const client = await backend().catch((error: unknown) => ({ error }));
  if ('error' in client) {
    // A page that is older than the site cannot load the client any more: an update has removed its file.
    if (!evidence.trapFilled && (await isSiteReachable(signal))) return postAsForm(message, order);
    return { ok: false, failure: 'not-loaded', error: client.error };
  }
  signal.throwIfAborted();
  const { data, error, response } = await client.functions.invoke(CONTACT_FUNCTION_NAME, {
    body: message,
    headers: {
      'Idempotency-Key': idempotencyKey,
      [EVIDENCE_HEADER]: writeEvidence(evidence),
      ...(order !== undefined && { [ORDER_HEADER]: order }),
      ...(LANGUAGE_CODE !== FIRST_LANGUAGE && { [LANGUAGE_HEADER]: LANGUAGE_CODE }),
    },
    signal,
  });
  if (error) return { ok: false, error, ...(await failureOf(response)) };
  console.log('Message sent', data);
  const parsed = received.safeParse(data);
  return { ok: true, receivedAt: parsed.success ? parsed.data.receivedAt : Date.now() };
}

function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** What an answer, or none, says of a message that was not accepted. A fault that is not ours in words is a proxy's: it cannot know. */
async function failureOf(response: Response | undefined): Promise<{ failure: Failure; reason?: string }> {
  if (!response) return { failure: 'unanswered' };
  const parsed = refusal.safeParse(await response.json().catch(() => null));
  if (response.status >= 500) return { failure: parsed.success ? 'not-stored' : 'unanswered' };
  const failure = response.status === 429 ? 'too-many' : 'refused';
  // The function speaks English.
  return parsed.success && LANGUAGE_CODE === FIRST_LANGUAGE
    ? { failure, reason: parsed.data.error.message }
    : { failure };
}

/** Posts a message as a form without JavaScript does, which leaves this page. Never resolves. */
function postAsForm(message: ContactMessage, order: string | undefined): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = contactFunctionUrl;
  const beside = { ...(order !== undefined && { [ORDER_FIELD]: order }), [LANGUAGE_FIELD]: LANGUAGE_CODE };
  for (const [name, value] of Object.entries({ ...message, ...beside })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  addEventListener('pageshow', () => location.reload());
  form.submit();
  return new Promise(() => {});
}

function isSiteReachable(signal: AbortSignal): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
