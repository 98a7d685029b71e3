// Runs on SQLite and on Postgres.
import { join } from 'node:path';
import { expect } from 'vitest';
import { MOST_HOSTS, OTHER_HOSTS, VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { countRows, test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { addCounts, forgetOldCounts, type VisitCount } from './visit-counts.ts';

const folder = await temporaryFolder();

const TODAY = 20_000;
const opened = (name: string, requests = 1, day = TODAY): VisitCount => ({ day, kind: 'opened', name, requests });
const referrer = (name: string, requests = 1): VisitCount => ({ day: TODAY, kind: 'referrer', name, requests });
const stored = (database: Database) =>
  database.query<VisitCount>('select day, kind, name, requests from going.visit order by day, kind, name');

test('adds to the count of the same day and page, and keeps others apart', async ({ database }) => {
  await addCounts(database, [opened('/', 2), opened('/kickoff')]);
  await addCounts(database, [opened('/', 3), { ...opened('/', 4), kind: 'prepared' }, opened('/', 5, TODAY + 1)]);
  expect(await stored(database)).toEqual([
    opened('/', 5),
    opened('/kickoff'),
    { ...opened('/', 4), kind: 'prepared' },
    opened('/', 5, TODAY + 1),
  ]);
});

test('loses nothing when several servers add at the same time', async () => {
  const path = join(folder, 'shared.sqlite');
  const servers = await Promise.all([testDatabase(path), testDatabase(path)]);
  const pages = ['/', '/kickoff', '/compare'];
  await Promise.all(
    servers.flatMap((database, server) =>
      Array.from({ length: 10 }, () =>
        addCounts(
          database,
          (server === 0 ? pages : pages.toReversed()).map((name) => opened(name)),
        ),
      ),
    ),
  );
  expect((await stored(servers[0])).map(({ requests }) => requests)).toEqual([20, 20, 20]);
  for (const server of servers) await server.close();
});

test('tells so many referring hosts apart on a day, and counts the rest as one', async ({ database }) => {
  const hosts = Array.from({ length: MOST_HOSTS + 20 }, (_, index) => referrer(`site-${1_000 + index}.example`));
  await addCounts(database, hosts.slice(0, 10));
  await addCounts(database, hosts);
  await addCounts(database, [referrer('late.example', 5), referrer('site-1000.example')]);
  const counts = new Map((await stored(database)).map(({ name, requests }) => [name, requests]));
  expect(counts.size).toBe(MOST_HOSTS + 1);
  expect([counts.get(OTHER_HOSTS), counts.get('site-1000.example'), counts.get('late.example')]).toEqual([
    25,
    3,
    undefined,
  ]);
});

test('keeps as many days as the privacy page says, and forgets those before', async ({ database }) => {
  const oldest = TODAY - VISITS_KEPT_DAYS + 1;
  await addCounts(database, [opened('/', 1, oldest - 1), opened('/', 2, oldest), opened('/', 3)]);
  await forgetOldCounts(database, TODAY);
  expect(await stored(database)).toEqual([opened('/', 2, oldest), opened('/', 3)]);
  await forgetOldCounts(database, TODAY + VISITS_KEPT_DAYS);
  expect(await countRows(database, 'visit')).toBe(0);
});
