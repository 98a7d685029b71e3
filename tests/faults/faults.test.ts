// Faults that could lose messages, with real processes and a mail server that flaps: on SQLite and on Postgres.
import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import type { Database } from '../../backend/database/database.ts';
import { countIn } from '../../backend/outbox/delivery-state.ts';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { type FlappingMailbox, type Mood, startFlappingMailbox } from '../mailbox.ts';
import { hurryDelivery } from '../outbox.ts';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { startTestServer } from '../running-server.ts';
import { listedMessages } from '../test-database.ts';
import { countMissingRows, countOutcome, makeStore, openedDatabase, post, startVisitors, until } from './outcome.ts';

const SERVER_URL = inject('postgresUrl') as string | undefined;
const LONG = { timeout: 180_000 };
const MOODS: Mood[] = ['take', 'take', 'take', 'take', 'refuse', 'put off', 'hang', 'drop after data'];

test('loses nothing when a server is killed ten times under load with a flapping mail server', LONG, async () => {
  const store = stopAfterwards(await makeStore(SERVER_URL));
  let calm = false;
  let url = '';
  let unrecorded = 0;
  const mailbox = stopAfterwards(
    await startFlappingMailbox(() => (calm ? 'take' : (MOODS[Math.floor(Math.random() * MOODS.length)] ?? 'take'))),
  );
  const visitors = startVisitors(() => url);
  for (let kill = 0; kill < 10; kill += 1) {
    const server = await store.serve(mailbox);
    url = server.url;
    await pause(200 + Math.random() * 500);
    await server.end('SIGKILL');
    const database = await store.open();
    unrecorded += await countUnrecorded(database, mailbox);
    // Ends the killed server's leases; their expiry is tested with the claims.
    await hurryDelivery(database);
    await database.close();
  }
  calm = true;
  await visitors.stop();
  const server = await store.serve(mailbox);
  const database = await store.open();
  await until('nothing waits', async () => (await countIn(database, 'waiting')) === 0);
  await server.end('SIGTERM');
  expect(await countMissingRows(database, visitors.acknowledged)).toBe(0);
  await database.close();
  const outcome = countOutcome(visitors.acknowledged, mailbox.taken);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
  // Where the mail was accepted, and the server that should have recorded it was gone, a repetition is unavoidable.
  expect(outcome.duplicated).toBeLessThanOrEqual(mailbox.unanswered() + unrecorded);
});

/** Mails accepted with an answer while the server that sent them was killed before recording it. */
async function countUnrecorded(database: Database, { answered }: FlappingMailbox): Promise<number> {
  const listed = await listedMessages(database);
  return listed.filter(({ id, delivery }) => delivery.state === 'waiting' && answered.has(id)).length;
}

// A server that was given for the tests is not to be killed.
test.skipIf(SERVER_URL === undefined || process.env['TEST_DATABASE_URL'] !== undefined)(
  'survives a crash of Postgres: 503 meanwhile, nothing lost, no restart',
  LONG,
  async () => {
    const cluster = stopAfterwards(await startPostgresCluster());
    const store = stopAfterwards(await makeStore(cluster.url));
    const mailbox = stopAfterwards(await startFlappingMailbox());
    const server = await store.serve(mailbox);
    const { acknowledged, statuses, stop } = startVisitors(() => server.url);
    const accepted = async () => {
      const before = acknowledged.size;
      await until('messages are accepted', () => acknowledged.size > before + 5);
    };
    for (let kill = 0; kill < 2; kill += 1) {
      await accepted();
      await cluster.kill();
      const refused = statuses.get(503) ?? 0;
      await until('a message is refused', () => (statuses.get(503) ?? 0) > refused);
      await cluster.start();
    }
    await accepted();
    await stop();
    const database = await store.open();
    // Mails claimed when Postgres was killed would be due when their lease expires.
    await until('every message is taken', async () => {
      await hurryDelivery(database, Date.now() + 30_000);
      return [...acknowledged].every((id) => mailbox.taken.has(id));
    });
    await server.end('SIGTERM');
    expect(await countMissingRows(database, acknowledged)).toBe(0);
    await database.close();
    expect(countOutcome(acknowledged, mailbox.taken).lost).toBe(0);
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  },
);

const POSTS = 10;

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(Buffer.alloc(4_096, 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

test.skipIf(SERVER_URL)('answers 503 with a full disk while serving pages, and recovers', LONG, async ({ skip }) => {
  const disk = await temporaryFolder();
  try {
    // Four times SQLite's WAL.
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return skip('needs root on Linux, to make a disk of a few megabytes');
  }
  stopAfterwards({ stop: () => execFileSync('umount', [disk]) });
  const mailbox = stopAfterwards(await startFlappingMailbox());
  const [DATA_DIR, filler] = [join(disk, 'data'), join(disk, 'filler')];
  const limits = { CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0' };
  const server = await startTestServer({ DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, ...limits });
  const acknowledged = new Set<string>();
  const send = async (key: string) => {
    const { status, id } = await post(server.url, key);
    if (id !== null) acknowledged.add(id);
    return status;
  };
  const look = async (key: string) => {
    // `/readyz` caches its answer for a second.
    await pause(1_100);
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    return { post: await send(key), page: await statusOf('/kickoff'), ready: await statusOf('/readyz') };
  };
  for (let index = 0; index < POSTS; index += 1) await send(`before-${index}`);
  await fill(filler);
  let refused = 0;
  // The database files may have room for a few more.
  for (let index = 0; refused < POSTS && index < 1_000; index += 1) {
    if ((await send(`full-${index}`)) === 503) refused += 1;
  }
  expect(refused).toBe(POSTS);
  expect(await look('full')).toEqual({ post: 503, page: 200, ready: 503 });
  await rm(filler);
  expect(await look('healed')).toEqual({ post: 200, page: 200, ready: 200 });
  for (let index = 0; index < POSTS; index += 1) await send(`after-${index}`);
  await until('every message is taken', () => [...acknowledged].every((id) => mailbox.taken.has(id)));
  await server.stop();
  const database = await openedDatabase({ postgres: null, dataDir: DATA_DIR });
  expect(await countMissingRows(database, acknowledged)).toBe(0);
  await database.close();
  expect(countOutcome(acknowledged, mailbox.taken)).toMatchObject({ lost: 0, duplicated: 0 });
});
