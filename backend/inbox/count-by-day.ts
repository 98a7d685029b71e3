import { confirmationPage } from '../../content/confirmation-page.ts';
import { orderBegin } from '../../domain/order-message.ts';
import { DAY_MS } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';

export type DayOfMessages = { messages: number; orders: number };

/**
 * How many messages of each day (in days since 1970, UTC) are stored and not held, from a day on, and how many of them are
 * orders.
 */
export async function messagesByDay({ query }: Database, from: number): Promise<Map<number, DayOfMessages>> {
  const begin = orderBegin(confirmationPage.order);
  const rows = await query<{ day: number } & DayOfMessages>(
    `select received_at / ${DAY_MS} as day, count(*) as messages,
       sum(case when substr(message, 1, ${[...begin].length}) = $2 then 1 else 0 end) as orders
     from going.contact_message where spam_reason is null and received_at >= $1 group by received_at / ${DAY_MS}`,
    [from * DAY_MS, begin],
  );
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
