import { type ContactEvidence, EVIDENCE_HEADER, writeEvidence } from '../../domain/contact-evidence.ts';
import { CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { z } from '../../domain/zod.ts';
import { backend } from '../supabase-client.ts';

/** `reason` is the function's own sentence where it refused the message with one. */
export type SendResult = { ok: true } | { ok: false; error: unknown; reason?: string };

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends a contact message through the shared client. `idempotencyKey` names the message: sent again with the same key,
 * it is the same message. `evidence` travels beside it, in a header. Every failure, the network's included, comes back as a value.
 */
export async function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  evidence: ContactEvidence,
): Promise<SendResult> {
  try {
    const client = await backend();
    const { data, error, response } = await client.functions.invoke(CONTACT_FUNCTION_NAME, {
      body: message,
      headers: { 'Idempotency-Key': idempotencyKey, [EVIDENCE_HEADER]: writeEvidence(evidence) },
    });
    if (error) return { ok: false, error, ...(await reasonFrom(response)) };
    console.log('Message sent', data);
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}

async function reasonFrom(response: Response | undefined): Promise<{ reason?: string }> {
  if (!response || response.status >= 500) return {};
  const parsed = refusal.safeParse(await response.json().catch(() => null));
  return parsed.success ? { reason: parsed.data.error.message } : {};
}
