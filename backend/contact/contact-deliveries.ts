import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { Queries } from '../database/database.ts';
import type { Transport } from '../mail/mail.ts';
import type { DeliveryDependencies } from '../outbox/deliver-due.ts';
import { postWebhook, type WebhookBody, type WebhookReceiver } from '../tell/webhook.ts';
import { messagesFrom } from './address-keys.ts';
import { type ComposeOptions, composeAcknowledgement, composeContactEmail } from './compose-email.ts';
import { loadMessage } from './message-fields.ts';

// Mail programs need one that they know; a header has its length.
const MOST_REFERENCES = 10;

export function contactMails(queries: Queries, options: ComposeOptions): DeliveryDependencies['compose'] {
  return async ({ messageId, channel, recipients }) => {
    const stored = await loadMessage(queries, messageId);
    if (channel === 'acknowledgement') return composeAcknowledgement(stored, options);
    const fromSender = await messagesFrom(queries, stored.message.email);
    const before = fromSender.slice(0, fromSender.indexOf(stored.id));
    const mail = composeContactEmail(stored, options, before.slice(-MOST_REFERENCES));
    if (recipients === null) return mail;
    // Not to an address that has since been removed from the settings.
    const open = recipients.split(',').map(addressKey);
    return { ...mail, recipients: options.to.filter((address) => open.includes(addressKey(address))) };
  };
}

type MessagePost = { id: string; body: WebhookBody };

export function contactPosts(
  common: Omit<DeliveryDependencies, 'channels' | 'transport' | 'compose'>,
  webhook: WebhookReceiver,
): DeliveryDependencies<MessagePost> {
  const transport = createWebhookTransport(webhook, common.now);
  return { ...common, channels: ['webhook'], transport, compose: messagePosts(common.database) };
}

const SHOWN = 300;

function messagePosts(queries: Queries): DeliveryDependencies<MessagePost>['compose'] {
  return async ({ messageId }) => {
    const stored = await loadMessage(queries, messageId);
    const { id, receivedAt, message } = stored;
    const name = contactChoiceLabel(message.package);
    const beginning = Array.from(message.message).slice(0, SHOWN).join('');
    const timestamp = new Date(receivedAt).toISOString();
    const data = { id, receivedAt: timestamp, packageName: name, ...message };
    const text = escapeForChat(`New message from ${message.email} (${name}):\n${beginning}`);
    return { id, body: { type: 'message.received', timestamp, data, text } };
  };
}

function createWebhookTransport(receiver: WebhookReceiver, now: () => number): Transport<MessagePost> {
  return {
    async send({ id, body }, signal) {
      const failure = await postWebhook(receiver, id, body, now(), signal);
      if (!failure) return { kind: 'sent', missed: [] };
      const { code = 0, isGone } = failure;
      if (isGone) return { kind: 'refused', ...failure };
      const isAboutMessage = code >= 400 && code < 500 && code !== 408 && code !== 429;
      return { kind: isAboutMessage ? 'postponed' : 'unreachable', ...failure };
    },
  };
}

// Slack reads <!channel> and <https://…|text> in a text as commands: a visitor must not be able to give any.
function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
