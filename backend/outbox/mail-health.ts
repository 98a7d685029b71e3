import { type MailHealth, type MailTrouble, MOST_COUNTED, PATIENCE_MINUTES } from '../../domain/mail-health.ts';
import type { Queries } from '../database/database.ts';
import { countIn } from './delivery-state.ts';
import { unusableServer } from './server-state.ts';

/**
 * Judges whether mail goes out, at `now` (ms since 1970). Mail written as a file is trouble only where a mail server is set.
 * Rejects if the database fails.
 */
export async function judgeMail(queries: Queries, hasMailServer: boolean, now: number): Promise<MailHealth> {
  const [waiting, waitingSince, refused, written, unusable] = await Promise.all([
    countIn(queries, 'waiting', MOST_COUNTED),
    oldestWaiting(queries),
    countUnseen(queries),
    countIn(queries, 'written', MOST_COUNTED),
    unusableServer(queries),
  ]);
  const isLate = waitingSince !== null && now - waitingSince > PATIENCE_MINUTES * 60_000;
  const trouble: MailTrouble | null = isLate
    ? 'waiting'
    : refused > 0
      ? 'refused'
      : hasMailServer && written > 0
        ? 'written'
        : null;
  return { trouble, waiting, waitingSince, refused, written, unusable };
}

async function oldestWaiting({ query }: Queries): Promise<number | null> {
  const [row] = await query<{ oldest: number | null }>(
    "select min(waiting_since) as oldest from going.outbox where state = 'waiting'",
  );
  return row?.oldest ?? null;
}

async function countUnseen({ query }: Queries): Promise<number> {
  const [row] = await query<{ mails: number }>(
    "select count(*) as mails from (select 1 from going.outbox where state = 'dead' and seen_at is null limit $1) as counted",
    [MOST_COUNTED],
  );
  return row?.mails ?? 0;
}
