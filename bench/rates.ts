// `npm run bench:rates`: offers messages at 10, 1,000 and 100,000 a minute to one server and to four on one database, with a mail
// server that takes its time, and counts what is stored and mailed. Writes its table to bench/results.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../backend/database/database.ts';
import type { DatabasePlace } from '../backend/database/open-database.ts';
import { startDelivery } from '../backend/outbox/delivery-loop.ts';
import { RETRY_POLICY } from '../backend/outbox/retry-policy.ts';
import { pause } from '../backend/pause.ts';
import { openedDatabase } from '../testing/opened-database.ts';
import { deliveryDependencies, storeOne } from '../testing/outbox.ts';
import { startPostgresCluster } from '../testing/postgres-cluster.ts';
import { createTestDatabase } from '../testing/postgres-database.ts';
import { publish } from './report.ts';
import { table } from './table.ts';

const RATES = [10, 1_000, 100_000];
const SECONDS = Number(process.env['RATE_SECONDS'] ?? 20);
/** How long the mail server takes for a mail, connection and TLS included. */
const MAIL_MS = 300;
/** Posts that wait for the database at once in one server; the others are answered 503. */
const AT_ONCE = 1_000;

/** A row of the table: what becomes of messages at this rate. */
async function offer(name: string, place: DatabasePlace, servers: number, rate: number): Promise<string[]> {
  console.error(`${name}, servers: ${servers}, ${rate} a minute`);
  const databases = await Promise.all(Array.from({ length: servers }, () => openedDatabase(place)));
  let mailed = 0;
  const loops = databases.map((database) => {
    const send = async () => {
      await pause(MAIL_MS, new AbortController().signal);
      mailed += 1;
      return { kind: 'sent', missed: null } as const;
    };
    return startDelivery({ ...deliveryDependencies(database, { send }).dependencies, policy: RETRY_POLICY });
  });
  const waits: number[] = [];
  let [open, refused] = [0, 0];
  const post = async (number: number, due: number) => {
    const database = databases[number % servers] as Database;
    if (open >= AT_ONCE * servers) {
      refused += 1;
      return;
    }
    open += 1;
    const person = { email: `person-${number}@example.com` };
    const stored = await storeOne(database, person, { idempotencyKey: `${number}` }).catch(() => null);
    open -= 1;
    // A post that gets no connection within 5 seconds is answered 503.
    if (stored === null) refused += 1;
    else waits.push(performance.now() - due);
    loops[number % servers]?.wake();
  };
  const begun = performance.now();
  const posts: Promise<void>[] = [];
  for (let number = 0; performance.now() - begun < SECONDS * 1_000; ) {
    const due = begun + (number * 60_000) / rate;
    if (due <= performance.now()) posts.push(post(number++, due));
    else await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(due - performance.now(), 0), 5)));
    // Else nothing would be stored while posts are due.
    if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const minutes = (performance.now() - begun) / 60_000;
  const [stored, sent] = [waits.length, mailed];
  await Promise.all(posts);
  await Promise.all(loops.map((loop) => loop.stop()));
  for (const database of databases) await database.close();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const aMinute = (count: number) => Math.round(count / minutes).toLocaleString('en-GB');
  return [
    name,
    `${servers}`,
    rate.toLocaleString('en-GB'),
    aMinute(stored),
    `${at(0.5)} / ${at(0.99)}`,
    aMinute(refused),
    aMinute(sent),
    aMinute(stored - sent),
  ];
}

const HEAD = ['Database', 'Servers', 'Offered', 'Stored', 'Wait, ms', 'Refused', 'Mailed', 'More waiting'];

const folder = await mkdtemp(join(tmpdir(), 'going-rates-'));
const cluster = await startPostgresCluster();
try {
  const rows: string[][] = [];
  for (const rate of RATES) {
    rows.push(await offer('SQLite', { postgres: null, dataDir: join(folder, `${rate}`) }, 1, rate));
    for (const servers of [1, 4]) {
      const postgres = await createTestDatabase(cluster.url);
      rows.push(await offer('Postgres', { postgres, dataDir: folder }, servers, rate));
    }
  }
  publish(
    'rates',
    'As messages come faster',
    `A minute each, but for the wait (p50 / p99 until stored). ${SECONDS} seconds of each rate, without the limits of messages; the mail server
takes ${MAIL_MS} ms for a mail. All servers run in one process beside the database, without HTTP; other work ran on the machine.

${table(HEAD, rows)}`,
  );
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
