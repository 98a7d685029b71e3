import { type ContactEvidence, EVIDENCE_HEADER, writeEvidence } from '../../domain/contact-evidence.ts';
import { ANSWER_WITHIN_MS, CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { z } from '../../domain/zod.ts';
import { backend, contactFunctionUrl } from './supabase-client.ts';

/** `reason` is the function's own sentence, if it gave one. */
export type SendResult = { ok: true } | { ok: false; error: unknown; reason?: string };

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends a contact message through the shared client. Repeating an `idempotencyKey` sends the same message. `evidence` is sent
 * in a header. Every failure is a value, time-outs and network errors included; such a message may have arrived, so retry
 * with the same key.
 */
export async function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  evidence: ContactEvidence,
): Promise<SendResult> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('There was no answer in time.')), ANSWER_WITHIN_MS);
  try {
    // The client's chunk loads over the same connection and may hang too.
    return await Promise.race([send(message, idempotencyKey, evidence, deadline.signal), failWith(deadline.signal)]);
  } catch (error) {
    return { ok: false, error };
  } finally {
    clearTimeout(timer);
  }
}

async function send(
  message: ContactMessage,
  idempotencyKey: string,
  evidence: ContactEvidence,
  signal: AbortSignal,
): Promise<SendResult> {
  const client = await backend().catch(async (error) => {
    // A page that is older than the site cannot load the client any more: an update has removed its file.
    if (evidence.trapFilled || !(await isSiteReachable(signal))) throw error;
    return postAsForm(message);
  });
  signal.throwIfAborted();
  const { data, error, response } = await client.functions.invoke(CONTACT_FUNCTION_NAME, {
    body: message,
    headers: { 'Idempotency-Key': idempotencyKey, [EVIDENCE_HEADER]: writeEvidence(evidence) },
    signal,
  });
  if (error) return { ok: false, error, ...(await reasonFrom(response)) };
  console.log('Message sent', data);
  return { ok: true };
}

function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

async function reasonFrom(response: Response | undefined): Promise<{ reason?: string }> {
  if (!response || response.status >= 500) return {};
  const parsed = refusal.safeParse(await response.json().catch(() => null));
  return parsed.success ? { reason: parsed.data.error.message } : {};
}

/**
 * Posts a message as a form without JavaScript does, which leaves this page for the answer. Never resolves. A visitor who comes
 * back gets the page's current version.
 */
function postAsForm(message: ContactMessage): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = contactFunctionUrl;
  for (const [name, value] of Object.entries(message)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  addEventListener('pageshow', () => location.reload());
  form.submit();
  return new Promise(() => {});
}

/** Whether the site answers right now. */
function isSiteReachable(signal: AbortSignal): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
