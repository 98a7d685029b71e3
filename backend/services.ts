import { contactMails, contactPosts } from './contact/contact-deliveries.ts';
import { createSendContactEmail } from './contact/send-contact-email.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/mail.ts';
import { MAILS } from './outbox/claim.ts';
import type { RetryPolicy } from './outbox/server-state.ts';
import { channelsOf, receiversOf, type Settings } from './settings.ts';
import type { OwnerDependencies } from './tell/watch.ts';

type Parts = {
  database: Database;
  transport: MailTransport;
  log: Log;
  policy: RetryPolicy;
  wake: () => void;
  /** Called with the id of a message that was erased while it was being mailed. */
  onErased?: (id: string) => Promise<unknown>;
};

/** What our server and the hosted functions are both made of; nothing of it runs by itself. */
export function createServices(settings: Settings, parts: Parts) {
  const { database, transport, log, policy, wake, onErased } = parts;
  const always = { database, now: Date.now, log };
  const addresses = { from: settings.contactFrom, to: settings.contactTo };
  const receivers = receiversOf(settings);
  const delivering = { ...always, policy, random: Math.random, ...(onErased && { onErased }) };
  const compose = contactMails(database, addresses);
  const mails = { ...delivering, channels: MAILS, transport, compose };
  const posts = settings.messageWebhook && contactPosts(delivering, settings.messageWebhook);
  const send = createSendContactEmail({ ...settings, ...always, channels: channelsOf(settings), wake });
  const owner: OwnerDependencies = { ...settings, ...always, ...addresses, transport, receivers };
  return { ...always, receivers, mails, posts, send, owner };
}
