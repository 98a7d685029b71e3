import type { Database } from '../backend/database/database.ts';
import { type ListedMessage, listMessages } from '../backend/inbox/list-messages.ts';

/** All that the inbox lists, at once. */
export async function listedMessages(database: Database, held = false): Promise<ListedMessage[]> {
  const listed: ListedMessage[] = [];
  for await (const page of listMessages(database, held)) listed.push(...page);
  return listed;
}
