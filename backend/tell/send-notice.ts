import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailAddress, MailTransport } from '../mail/mail.ts';
import type { Receivers } from '../outbox/mail-health.ts';
import { markUnusable, markUsable } from '../outbox/server-state.ts';
import { postWebhook, type WebhookReceiver } from '../webhook/webhook.ts';
import type { Notice, NotTold } from './alarm-row.ts';
export type OwnerDependencies = {
  database: Database;
  transport: MailTransport;
  receivers: Receivers;
  backupEveryDays: number | null;
  companyName: string;
  from: MailAddress;
  to: readonly string[];
  alert: WebhookReceiver | null;
  now: () => number;
  log: Log;
};

const SEND_TIMEOUT_MS = 30_000;
const MAIL_AGAIN_MS = 10 * 60_000;

/** Posts a notice to the receiver of alarms, under an id that every attempt has; resolves with null, or with why it did not arrive. Never rejects. */
export async function postNotice(
  id: string,
  { type, summary, help, data = {} }: Notice,
  { companyName, database, now }: OwnerDependencies,
  alert: WebhookReceiver,
): Promise<NotTold | null> {
  const text = `${companyName} website: ${summary} ${help}`.trim();
  const failure = await postWebhook(alert, id, { type, timestamp: new Date(now()).toISOString(), data, text }, now());
  if (failure && !failure.isGone) return failure;
  // Posting it again would not help: the owner is told by mail that the receiver is gone.
  if (failure) await markUnusable(database, 'alert-gone', failure.reason, now());
  else await markUsable(database, 'alert-gone');
  return null;
}

export async function mailNotice(
  id: string,
  { summary, help, fields = [], footer = 'Sent once.' }: Notice,
  { companyName, from, to, transport, now }: OwnerDependencies,
): Promise<NotTold | null> {
  const [heading = summary] = summary.split(/\.(?: |$)/);
  const lines = fields.map(({ label, value }) => `${label}: ${value}\n`).join('');
  const content = { heading, fields: [], message: `${lines}${lines && '\n'}${help}`, footer };
  const envelope = { id, time: now(), from, to, replyTo: null, subject: `${companyName} website: ${heading}` };
  const result = await transport.send(composeMail(content, envelope), AbortSignal.timeout(SEND_TIMEOUT_MS));
  // A mail that may have arrived is not sent again.
  if (!('reason' in result) || result.kind === 'unconfirmed') return null;
  return { reason: result.reason, restMs: MAIL_AGAIN_MS };
}
