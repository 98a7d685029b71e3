// `npm run bench:growth`: fills SQLite and Postgres with more and more messages and measures what a visitor, the delivery and
// the owner wait for. Whatever grows with the number of messages lacks an index. Writes its table to bench/results.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesFrom } from '../backend/contact/address-keys.ts';
import { eraseMessages } from '../backend/contact/erase-messages.ts';
import type { DatabasePlace } from '../backend/database/open-database.ts';
import { DATABASE_FILE } from '../backend/database/sqlite.ts';
import { answerDesk } from '../backend/desk/answer-desk.ts';
import { answerInbox, parseInbox } from '../backend/inbox/answer-inbox.ts';
import { claimDue } from '../backend/outbox/claim.ts';
import { markSent } from '../backend/outbox/settle.ts';
import { openedDatabase } from '../testing/faults/store.ts';
import { fillWithMailed, storeOne } from '../testing/outbox.ts';
import { startPostgresCluster } from '../testing/postgres-cluster.ts';
import { draw } from './chart.ts';
import { publish } from './report.ts';
import { table } from './table.ts';

const SIZES = (process.env['GROWTH_SIZES'] ?? '0,10000,100000,1000000').split(',').map(Number);
const TIMES = 200;
const LEASE_MS = 60_000;

/** The duration of each run of an action, in ms. */
async function timed(times: number, act: (run: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const begun = performance.now();
    await act(run);
    taken.push(performance.now() - begun);
  }
  return taken.sort((a, b) => a - b);
}

function percentiles(sorted: number[]): string {
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)}`;
}

/** A row of the table: the duration of each action with this many messages. */
async function measure(place: DatabasePlace, size: number) {
  let database = await openedDatabase(place);
  await fillWithMailed(database, size);
  // Postgres does this by itself within a minute; without it, its plans are for the previous size.
  if (place.postgres) await database.query('analyze');
  await database.close();
  const start = await timed(5, async () => {
    database = await openedDatabase(place);
    await database.close();
  });
  database = await openedDatabase(place);
  const now = Date.now();
  const post = await timed(TIMES, (run) =>
    storeOne(
      database,
      { email: `bench-${size}-${run}@example.com` },
      { at: now, idempotencyKey: `bench-${size}-${run}` },
    ),
  );
  const claim = await timed(TIMES / 10, async () => {
    for (const claimed of await claimDue(database, 10, LEASE_MS, now + 1)) await markSent(database, claimed, now);
  });
  const inbox = await timed(TIMES / 10, async () => {
    const none = { smtp: null, messageWebhook: null, dataDir: folder, mailFolder: folder };
    const startProgress = () => ({ update() {}, end() {} });
    const options = {
      database,
      settings: none,
      packageLabel: String,
      startProgress,
      confirm: async () => false,
      now: Date.now,
    };
    for await (const _ of answerInbox(parseInbox([], now), options));
  });
  const unused = { smtp: null, messageWebhook: null, siteDir: null, formTargets: [], postgres: null };
  const dependencies = {
    database,
    settings: { ...unused, dataDir: folder, mailFolder: folder },
    packageLabel: String,
    now: Date.now,
  };
  const ask = (search: string) =>
    answerDesk({ kind: 'list', list: 'all', search, before: null, isPoll: false }, dependencies);
  const desk = await timed(TIMES / 10, () => ask(''));
  const address = await timed(TIMES / 10, (run) => ask(`bench-${size}-${run}@example.com`));
  const words = await timed(5, () => ask('words that nobody wrote'));
  const erase = await timed(TIMES, async (run) => {
    await eraseMessages(database, await messagesFrom(database, `bench-${size}-${run}@example.com`));
  });
  await database.close();
  return {
    Messages: size.toLocaleString('en-GB'),
    open: percentiles(start),
    post: percentiles(post),
    'claim and settle ten': percentiles(claim),
    'newest 20': percentiles(inbox),
    desk: percentiles(desk),
    'desk: an address': percentiles(address),
    'desk: words': percentiles(words),
    'erase an address': percentiles(erase),
    memory: `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
  };
}

async function measureAll(name: string, place: DatabasePlace): Promise<string> {
  const rows: Record<string, string>[] = [];
  for (const size of SIZES) {
    console.error(`${name} with ${size.toLocaleString('en-GB')} messages`);
    rows.push(await measure(place, size));
  }
  const [head, cells] = [Object.keys(rows[0] ?? {}), rows.map((row) => Object.values(row))];
  return `${draw(`growth-${name.toLowerCase()}`, `Messages in ${name}`, head, cells, 'post')}

${table(head, cells)}`;
}

const folder = await mkdtemp(join(tmpdir(), 'going-growth-'));
const cluster = await startPostgresCluster();
try {
  const sqlite = await measureAll('SQLite', { postgres: null, dataDir: folder });
  const { size } = await stat(join(folder, DATABASE_FILE));
  const postgres = await measureAll('Postgres', { postgres: cluster.address, dataDir: folder });
  publish(
    'growth',
    'As messages become more',
    `Milliseconds, p50 / p99. \`open\` is what a start waits for; \`memory\` is this program's. A search for words at the desk stops after
0.7 seconds and says how far it came.

SQLite, ${Math.round(size / 2 ** 20)} MB at the end:

${sqlite}

Postgres:

${postgres}`,
  );
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
