// `npm run test:faults`: runs the tests' faults longer and prints what became of the messages. Fails if one was lost, or
// duplicated without need.
import { startPostgresCluster } from '../postgres-cluster.ts';
import { deadMailServer } from './dead-mail-server.ts';
import { diskFull } from './disk-full.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { oneKeyAtOnce } from './one-key.ts';
import type { Outcome } from './outcome.ts';
import { postgresAway } from './postgres-away.ts';
import { makeSmallDisk } from './small-disk.ts';
import { makeStore, type Store } from './store.ts';
import { limitAcrossServers, serversOnOneDatabase } from './two-servers.ts';

const FAULTS: { runs: number; run: (store: Store) => Promise<Outcome> }[] = [
  { runs: 3, run: (store) => killUnderLoad(store, 10, Math.random) },
  { runs: 1, run: (store) => oneKeyAtOnce(store, 50) },
  { runs: 1, run: (store) => serversOnOneDatabase(store, 2, 250) },
  { runs: 1, run: (store) => serversOnOneDatabase(store, 4, 100) },
  { runs: 1, run: (store) => deadMailServer(store, 'refuse', 3_000, 200) },
  { runs: 1, run: (store) => deadMailServer(store, 'hang', 3_000, 200) },
  { runs: 3, run: exactLimit },
];

const given = process.env['TEST_DATABASE_URL'];
const cluster = given ? null : await startPostgresCluster();
let bad = 0;
console.log('| fault | database | runs | acknowledged | lost | duplicated | of those unavoidable at most | note |');
console.log('|---|---|---|---|---|---|---|---|');
try {
  for (const { runs, run } of FAULTS) {
    for (const server of [undefined, given ?? cluster?.url]) {
      const outcomes: Outcome[] = [];
      for (let index = 0; index < runs; index += 1) {
        const store = await makeStore(server);
        outcomes.push(await run(store));
        await store.remove();
      }
      print(outcomes, server === undefined ? 'SQLite' : 'Postgres');
    }
  }
  if (cluster) print([await postgresAway(cluster, 10)], 'Postgres');
  const disk = await makeSmallDisk();
  if (disk) {
    try {
      print([await diskFull(disk, 100)], 'SQLite');
    } finally {
      await disk.remove();
    }
  } else {
    console.log('| disk full: left out, because it needs root on Linux |');
  }
} finally {
  await cluster?.stop();
}
process.exitCode = bad === 0 ? 0 : 1;

function print(outcomes: Outcome[], database: string): void {
  const sum = (what: 'acknowledged' | 'lost' | 'duplicated' | 'unavoidable') =>
    outcomes.reduce((total, outcome) => total + outcome[what], 0);
  const wrong = outcomes.filter(({ lost, duplicated, unavoidable }) => lost > 0 || duplicated > unavoidable);
  bad += wrong.length;
  const counts = [sum('acknowledged'), sum('lost'), sum('duplicated'), sum('unavoidable')];
  const notes = outcomes.map(({ note }) => note).join('; ');
  console.log(`| ${[outcomes[0]?.fault, database, outcomes.length, ...counts, notes].join(' | ')} |`);
}

async function exactLimit(store: Store): Promise<Outcome> {
  const through = await limitAcrossServers(store, 20, 180);
  if (through !== 20) bad += 1;
  return {
    fault: 'limit of 20, 180 posts at once to two servers',
    acknowledged: through,
    lost: 0,
    duplicated: 0,
    unavoidable: 0,
    note: `${through} got through`,
  };
}
