import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../backend/database/database.ts';
import { type DatabasePlace, openDatabase } from '../../backend/database/open-database.ts';
import type { PostgresAddress } from '../../backend/setting-values.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { SAMPLE } from '../outbox.ts';
import { createTestDatabase, postgresUrl } from '../postgres-cluster.ts';
import { runServer } from '../program.ts';

/** What became of acknowledged messages, by how often each was accepted; `lost` never were. */
export function countOutcome(acknowledged: ReadonlySet<string>, taken: ReadonlyMap<string, number>) {
  const lost = [...acknowledged].filter((id) => !taken.has(id)).length;
  const duplicated = [...taken.values()].reduce((sum, times) => sum + times - 1, 0);
  return { acknowledged: acknowledged.size, lost, duplicated };
}

export async function countMissingRows(database: Database, acknowledged: ReadonlySet<string>): Promise<number> {
  const rows = await database.query<{ id: string }>('select id from going.contact_message');
  return acknowledged.difference(new Set(rows.map(({ id }) => id))).size;
}

/** Polls until a condition holds; rejects after a time that no machine should need. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await pause(20);
  }
}

/** Posts one message as the form does, with a key. A failed connection is status 0. */
export async function post(url: string, key: string): Promise<{ status: number; id: string | null }> {
  try {
    const response = await fetch(url + CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...SAMPLE, message: key }),
    });
    const body = (await response.json()) as { id?: string };
    return { status: response.status, id: body.id ?? null };
  } catch {
    return { status: 0, id: null };
  }
}

/** Visitors who post message after message, each until it is accepted, as if they saw a failure and pressed again. */
export function startVisitors(urlOf: () => string) {
  const acknowledged = new Set<string>();
  /** How often each was answered. */
  const statuses = new Map<number, number>();
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let index = 0; !isOver; index += 1) {
      for (let status = 0; status !== 200 && !isOver; await pause(30)) {
        const answer = await post(urlOf(), `${visitor}-${index}`);
        status = answer.status;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200 && answer.id !== null) acknowledged.add(answer.id);
      }
    }
  };
  const visiting = [1, 2, 3].map(visit);
  const stop = async () => {
    isOver = true;
    await Promise.all(visiting);
  };
  return { acknowledged, statuses, stop };
}

export async function makeStore(serverUrl: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'going-fault-'));
  const dataDir = join(folder, 'data');
  const postgres: PostgresAddress | null = serverUrl === undefined ? null : await createTestDatabase(serverUrl);
  return {
    open: () => openedDatabase({ postgres, dataDir }),
    /** Runs a server on it that mails to a mailbox, with no limit on messages. */
    serve: ({ port }: { port: number }) =>
      runServer(folder, {
        DATA_DIR: dataDir,
        ...(postgres && { DATABASE_URL: postgresUrl(postgres) }),
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_RATE_LIMIT: '0',
        CONTACT_HOURLY_LIMIT: '0',
      }),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function openedDatabase(place: DatabasePlace): Promise<Database> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}
