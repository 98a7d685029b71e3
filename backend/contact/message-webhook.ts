import type { Queries } from '../database/database.ts';
import type { Transport } from '../mail/mail.ts';
import { postWebhook, type WebhookBody, type WebhookReceiver } from '../webhook/webhook.ts';
import { labelledValues, type PackageLabel } from './message-fields.ts';
import { loadMessage } from './stored-message.ts';

/** A message as a webhook; the id is the message's own, the same for every attempt. */
export type MessagePost = { id: string; body: WebhookBody };

const SHOWN = 300;

/** Makes the function that composes the webhook of a stored message by id; rejects if there is none. */
export function messagePosts(
  queries: Queries,
  packageLabel: PackageLabel,
): (messageId: string) => Promise<MessagePost> {
  return async (messageId) => {
    const { id, receivedAt, message } = await loadMessage(queries, messageId);
    const name = labelledValues(message, packageLabel).find(({ field }) => field === 'package')?.value ?? '';
    const beginning = Array.from(message.message).slice(0, SHOWN).join('');
    return {
      id,
      body: {
        type: 'message.received',
        timestamp: new Date(receivedAt).toISOString(),
        data: { id, receivedAt: new Date(receivedAt).toISOString(), packageName: name, ...message },
        text: escapeForChat(`New message from ${message.email} (${name}):\n${beginning}`),
      },
    };
  };
}

/** Posts messages to the owner's webhook. A receiver that refuses one message may still take others. */
export function createWebhookTransport(receiver: WebhookReceiver, now: () => number): Transport<MessagePost> {
  return {
    async send({ id, body }, signal) {
      const failure = await postWebhook(receiver, id, body, now(), signal);
      if (!failure) return { kind: 'sent', missed: null };
      const { status, reason } = failure;
      const isAboutMessage = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
      return { kind: isAboutMessage ? 'postponed' : 'unreachable', reason };
    },
  };
}

// Slack reads <!channel> and <https://…|text> in a text as commands: a visitor must not be able to give any.
function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
