import type { ContactMessage } from '../../domain/contact-message.ts';
import { backend } from '../backend.ts';

export type SendResult = { ok: true } | { ok: false; error: unknown };

/**
 * Sends a contact message through the shared client. `idempotencyKey` names the message: sent again with the same key,
 * it is the same message. Every failure, the network's included, comes back as a value.
 */
export async function sendMessage(message: ContactMessage, idempotencyKey: string): Promise<SendResult> {
  try {
    const { data, error } = await (await backend()).functions.invoke('send-contact-email', {
      body: message,
      headers: { 'Idempotency-Key': idempotencyKey },
    });
    if (error) return { ok: false, error };
    console.log('Message sent', data);
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}
