import type { Database } from '../backend/database/database.ts';
import { type DatabasePlace, openDatabase } from '../backend/database/open-database.ts';

/** The database at this place, as a server opens it. */
export async function openedDatabase(place: DatabasePlace): Promise<Database> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}
