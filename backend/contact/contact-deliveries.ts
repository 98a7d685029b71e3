import type { Mail, MailTransport } from '../mail/mail.ts';
import { MAILS } from '../outbox/claim.ts';
import type { DeliveryDependencies } from '../outbox/deliver-due.ts';
import type { WebhookReceiver } from '../webhook/webhook.ts';
import type { ComposeOptions } from './compose-email.ts';
import { contactMails } from './contact-mails.ts';
import { createWebhookTransport, type MessagePost, messagePosts } from './message-webhook.ts';

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
