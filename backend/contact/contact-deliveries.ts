import type { Queries } from '../database/database.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import type { Channel } from '../outbox/channel.ts';
import { MAILS } from '../outbox/claim.ts';
import type { DeliveryDependencies } from '../outbox/deliver-due.ts';
import type { WebhookReceiver } from '../webhook/webhook.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { type ComposeOptions, composeContactEmail } from './compose-email.ts';
import { createWebhookTransport, type MessagePost, messagePosts } from './message-webhook.ts';
import { loadMessage } from './stored-message.ts';

type Common = Omit<DeliveryDependencies, 'channels' | 'transport' | 'compose'>;

/** How messages are delivered: by mail, and to the owner's webhook; null without one. */
export function contactDeliveries(
  common: Common,
  transport: MailTransport,
  webhook: WebhookReceiver | null,
  options: ComposeOptions,
): { mails: DeliveryDependencies<Mail>; posts: DeliveryDependencies<MessagePost> | null } {
  const { database, now } = common;
  return {
    mails: { ...common, channels: MAILS, transport, compose: contactMails(database, options) },
    posts: webhook && {
      ...common,
      channels: ['webhook'],
      transport: createWebhookTransport(webhook, now),
      compose: messagePosts(database, options.packageLabel),
    },
  };
}

/** Makes the function that composes the mails about a stored message by id; rejects if there is none. */
export function contactMails(queries: Queries, options: ComposeOptions) {
  return async (messageId: string, channel: Channel): Promise<Mail> => {
    const stored = await loadMessage(queries, messageId);
    return channel === 'acknowledgement'
      ? composeAcknowledgement(stored, options)
      : composeContactEmail(stored, options);
  };
}
