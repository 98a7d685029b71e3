import { type MailHealth, type MailTrouble, MOST_COUNTED, PATIENCE_MINUTES } from '../../domain/mail-health.ts';
import type { Queries } from '../database/database.ts';
import type { Channel } from './claim.ts';
import { countIn } from './delivery-state.ts';
import { unusableServer } from './server-state.ts';

/** What the settings name: a mail server, and a webhook for messages. */
export type Receivers = { hasMailServer: boolean; hasWebhook: boolean };

/**
 * Judges whether mail goes out, at `now` (ms since 1970). Mail written as a file is trouble only where a mail server is set.
 * Rejects if the database fails.
 */
export async function judgeMail(
  queries: Queries,
  { hasMailServer, hasWebhook }: Receivers,
  now: number,
): Promise<MailHealth> {
  const [waiting, waitingSince, webhookSince, refused, written, unusable] = await Promise.all([
    countIn(queries, 'waiting', MOST_COUNTED),
    oldestWaiting(queries, 'mail'),
    hasWebhook ? oldestWaiting(queries, 'webhook') : null,
    countUnseen(queries),
    countIn(queries, 'written', MOST_COUNTED),
    unusableServer(queries, 'mail-server'),
  ]);
  const isLate = (since: number | null) => since !== null && now - since > PATIENCE_MINUTES * 60_000;
  const trouble: MailTrouble | null = isLate(waitingSince)
    ? 'waiting'
    : refused > 0
      ? 'refused'
      : hasMailServer && written > 0
        ? 'written'
        : isLate(webhookSince)
          ? 'webhook'
          : null;
  return { trouble, waiting, waitingSince, refused, written, unusable };
}

async function oldestWaiting({ query }: Queries, channel: Channel): Promise<number | null> {
  const [row] = await query<{ oldest: number | null }>(
    "select min(waiting_since) as oldest from going.outbox where state = 'waiting' and channel = $1",
    [channel],
  );
  return row?.oldest ?? null;
}

async function countUnseen({ query }: Queries): Promise<number> {
  const [row] = await query<{ mails: number }>(
    "select count(*) as mails from (select 1 from going.outbox where channel = 'mail' and state = 'dead' and seen_at is null limit $1) as counted",
    [MOST_COUNTED],
  );
  return row?.mails ?? 0;
}
