import type { Database } from '../backend/database/database.ts';
import { type ListedMessage, listMessages, type Shown } from '../backend/inbox/list-messages.ts';

/** Everything that the inbox lists in a state. */
export async function listedMessages(database: Database, show: Shown = 'not-held'): Promise<ListedMessage[]> {
  const listed: ListedMessage[] = [];
  for await (const page of listMessages(database, { show, since: null, search: null })) listed.push(...page);
  return listed;
}
