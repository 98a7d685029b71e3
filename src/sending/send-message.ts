import { type ContactEvidence, EVIDENCE_HEADER, writeEvidence } from '../../domain/contact-evidence.ts';
import { ANSWER_WITHIN_MS, CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { z } from '../../domain/zod.ts';
import { backend } from './supabase-client.ts';

/** `reason` is the function's own sentence where it refused the message with one. */
export type SendResult = { ok: true } | { ok: false; error: unknown; reason?: string };

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends a contact message through the shared client. `idempotencyKey` names the message: sent again with the same key,
 * it is the same message. `evidence` travels beside it, in a header. Every failure comes back as a value: the network's
 * too, and that there was no answer in time. Such a message may have arrived all the same, so it is tried again by its key.
 */
export async function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  evidence: ContactEvidence,
): Promise<SendResult> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('There was no answer in time.')), ANSWER_WITHIN_MS);
  try {
    // The client's own code comes over the same line, and may hang there as well.
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
  const client = await backend();
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
