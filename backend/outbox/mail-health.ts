import { judge, MOST_COUNTED } from '../../domain/mail-health.ts';
import type { Queries } from '../database/database.ts';
import type { Channel } from './claim.ts';
import { countIn } from './delivery-state.ts';
import { unusableServer } from './server-state.ts';

export type Receivers = { hasMailServer: boolean; hasWebhook: boolean };

export async function judgeMail(queries: Queries, { hasMailServer, hasWebhook }: Receivers, now: number) {
  const [mail, post, refused, written, missed, unusable] = await Promise.all([
    waitingIn(queries, 'mail'),
    hasWebhook ? waitingIn(queries, 'webhook') : null,
    countIn(queries, 'unseen', MOST_COUNTED),
    countIn(queries, 'written', MOST_COUNTED),
    countIn(queries, 'missed', MOST_COUNTED),
    unusableServer(queries, 'mail-server'),
  ]);
  const facts = {
    waiting: mail.waiting,
    waitingSince: mail.since,
    isTried: mail.tried === 1,
    isRefusedBefore: mail.refused === 1,
    isPartly: mail.whole === 0,
    refused,
    written,
    missed,
    postWaitingSince: post?.since ?? null,
    unusable,
  };
  return judge(facts, hasMailServer, now);
}

export async function hasGoneOut({ query }: Queries, channel: Channel, after: number): Promise<boolean> {
  const rows = await query(
    `select 1 as one from going.outbox where channel = '${channel}' and state = 'sent' and written = 0 and settled_at > $1 limit 1`,
    [after],
  );
  return rows.length > 0;
}

type Waiting = { waiting: number } & Record<'since' | 'tried' | 'refused' | 'whole', number | null>;

async function waitingIn({ query }: Queries, channel: Channel) {
  const [row] = await query<Waiting>(
    `select count(*) as waiting, min(waiting_since) as since,
       max(case when attempts > 1 or (attempts = 1 and lease_token is null) then 1 else 0 end) as tried,
       max(case when refused_since is not null then 1 else 0 end) as refused,
       max(case when recipients is null then 1 else 0 end) as whole
     from (select waiting_since, attempts, lease_token, refused_since, recipients from going.outbox
           where state = 'waiting' and channel = $1 order by waiting_since limit $2) as longest`,
    [channel, MOST_COUNTED],
  );
  // A count always has a row.
  return row as Waiting;
}
