// `npm run bench -- growth`: fills SQLite and Postgres with more and more messages and measures what a visitor, the delivery
// and the owner wait for. Whatever grows with the number of messages lacks an index.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesFrom } from '../../backend/contact/address-keys.ts';
import { eraseMessages } from '../../backend/contact/erase-messages.ts';
import type { DatabasePlace } from '../../backend/database/open-database.ts';
import { claimDue } from '../../backend/outbox/claim.ts';
import { markSent } from '../../backend/outbox/record-result.ts';
import { answerDesk } from '../../backend/owner/desk/answer-desk.ts';
import { fillWithMailed, OWNER_SETTINGS, openedDatabase, storeOne } from '../outbox.ts';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { median, publish, table } from './report.ts';

const SIZES = (process.env['GROWTH_SIZES'] ?? '0,10000,100000,1000000').split(',').map(Number);
const LEASE_MS = 60_000;

/** The median and the 99th percentile of so many times. */
async function timed(times: number, act: (run: number) => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const begun = performance.now();
    await act(run);
    taken.push(performance.now() - begun);
  }
  const most = taken.toSorted((a, b) => a - b)[Math.floor(times * 0.99)] ?? Number.NaN;
  return `${median(taken).toFixed(1)} / ${most.toFixed(1)}`;
}

async function measure(database: string, place: DatabasePlace, size: number) {
  const store = await openedDatabase(place);
  await fillWithMailed(store, size);
  // Postgres does this by itself within a minute; without it, its plans are for the previous size.
  if (place.postgres) await store.query('analyze');
  const now = Date.now();
  const addressOf = (run: number) => `bench-${size}-${run}@example.com`;
  const dependencies = { database: store, settings: OWNER_SETTINGS, now: Date.now };
  const search = (text: string) =>
    answerDesk({ kind: 'list', list: 'all', search: text, before: null, isPoll: false }, dependencies);
  const row = {
    Database: database,
    Messages: size.toLocaleString('en-GB'),
    open: await timed(5, async () => (await openedDatabase(place)).close()),
    post: await timed(200, (run) =>
      storeOne(store, { email: addressOf(run) }, { at: now, idempotencyKey: addressOf(run) }),
    ),
    'claim and settle ten': await timed(20, async () => {
      for (const claimed of await claimDue(store, 10, LEASE_MS, now + 1)) await markSent(store, claimed, now);
    }),
    desk: await timed(20, () => search('')),
    'desk: an address': await timed(20, (run) => search(addressOf(run))),
    'erase an address': await timed(200, async (run) =>
      eraseMessages(store, await messagesFrom(store, addressOf(run))),
    ),
  };
  await store.close();
  return row;
}

const folder = await mkdtemp(join(tmpdir(), 'going-growth-'));
const cluster = await startPostgresCluster();
try {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of SIZES) rows.push(await measure('SQLite', { postgres: null, dataDir: folder }, size));
  for (const size of SIZES) rows.push(await measure('Postgres', { postgres: cluster.address, dataDir: folder }, size));
  publish('As messages become more', `Milliseconds, p50 / p99. \`open\` is what a start waits for.\n\n${table(rows)}`);
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
