// Runs on SQLite and on Postgres.

import { expect } from 'vitest';
import { links } from '../../domain/links.ts';
import type { OrderData } from '../../domain/order.ts';
import { dayOf, NOT_FOUND, OTHER_HOSTS } from '../../domain/visits.ts';
import { SAMPLE_ORDER, storeOne } from '../../tests/outbox.ts';
import { test } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { parsePostgresAddress } from '../setting-values.ts';
import { answerVisits } from './answer-visits.ts';
import { addCounts, type VisitCount } from './count-visits.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const TODAY = dayOf(NOW);
const HERE = { siteDir: './dist', formTargets: [], postgres: null };

const opened = (name: string, requests: number, day = TODAY): VisitCount => ({ day, kind: 'opened', name, requests });
const prepared = (name: string, requests: number): VisitCount => ({ ...opened(name, requests), kind: 'prepared' });
const referrer = (name: string, requests: number): VisitCount => ({ ...opened(name, requests), kind: 'referrer' });
const visits = (database: Database, days = 7) => answerVisits(database, HERE, days, NOW);

const store = (database: Database, at: string, order: OrderData | null, spam: string | null = null) =>
  storeOne(database, {}, { at: Date.parse(at), order, spam });

test('shows the way to an order day by day', async ({ database }) => {
  await addCounts(database, [
    opened('/', 5),
    opened(links.package('kickoff'), 3),
    opened(links.checkout('kickoff'), 2),
    opened(links.checkout('kickoff', 'payment'), 1),
    opened(NOT_FOUND, 9),
    opened('/', 0, TODAY - 1),
    opened('/', 7, TODAY - 6),
    opened('/', 100, TODAY - 7),
  ]);
  await store(database, '2026-03-01T00:00:00.000Z', null);
  await store(database, '2026-03-01T11:00:00.000Z', SAMPLE_ORDER);
  await store(database, '2026-03-01T11:30:00.000Z', SAMPLE_ORDER, 'it has links in markup');
  await store(database, '2026-02-28T23:59:59.999Z', null);
  const { days } = await visits(database);
  const nothing = { visits: 0, packagePages: 0, checkouts: 0, messages: 0, orders: 0 };
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ ...nothing, time: Date.parse('2026-02-23'), isCounted: true, visits: 7 });
  expect(days[1]).toEqual({ ...nothing, time: Date.parse('2026-02-24'), isCounted: false });
  expect(days[5]).toEqual({ ...nothing, time: Date.parse('2026-02-28'), isCounted: true, messages: 1 });
  const today = { visits: 11, packagePages: 3, checkouts: 2, messages: 2, orders: 1 };
  expect(days[6]).toEqual({ time: Date.parse('2026-03-01'), isCounted: true, ...today });
});

test('compares with as many days before, if visits were counted on all of them and since', async ({ database }) => {
  const daily = Array.from({ length: 15 }, (_, index) => opened('/', index, TODAY - index));
  const before = async () => (await visits(database)).before;
  await addCounts(database, daily.slice(1, 14));
  expect(await before(), 'the first day may have begun late').toBeNull();
  await addCounts(database, daily.slice(14));
  await store(database, '2026-02-22T23:59:59.999Z', SAMPLE_ORDER);
  expect((await before())?.map((day) => day.visits)).toEqual([13, 12, 11, 10, 9, 8, 7]);
  expect((await before())?.at(-1)).toMatchObject({ time: Date.parse('2026-02-22'), messages: 1, orders: 1 });
  await database.query('delete from going.visit where day = $1', [TODAY - 3]);
  expect(await before(), 'a day without figures').toBeNull();
});

test('shows pages and sites, those with the most first, and what was prepared apart', async ({ database }) => {
  await addCounts(database, [
    opened('/', 2),
    opened('/', 2, TODAY - 1),
    opened('/compare', 9),
    prepared('/compare', 1),
    prepared(links.package('kickoff'), 4),
    prepared(links.checkout('kickoff'), 6),
    prepared(NOT_FOUND, 8),
    opened('/find', 0),
    referrer('example.com', 1),
    referrer(OTHER_HOSTS, 2),
    opened('/terms', 50, TODAY - 7),
  ]);
  const answer = await visits(database);
  expect(answer.pages).toEqual([
    { path: '/compare', opened: 9, prepared: 1 },
    { path: '/', opened: 4, prepared: 0 },
    { path: NOT_FOUND, opened: 0, prepared: 8 },
    { path: links.checkout('kickoff'), opened: 0, prepared: 6 },
    { path: links.package('kickoff'), opened: 0, prepared: 4 },
  ]);
  expect(answer.prepared).toEqual({ visits: 11, packagePages: 4, checkouts: 6 });
  expect(answer.hosts).toEqual([
    { host: OTHER_HOSTS, visits: 2 },
    { host: 'example.com', visits: 1 },
  ]);
});

test('says whether visits are counted now, and when they last were', async ({ database }) => {
  expect(await visits(database)).toMatchObject({ counting: 'off', lastCounted: null, pages: [], hosts: [] });
  await addCounts(database, [opened('/', 1, TODAY - 2)]);
  expect(await visits(database)).toMatchObject({ counting: 'off', lastCounted: Date.parse('2026-02-27') });
  await addCounts(database, [opened('/', 0, TODAY - 1)]);
  expect(await visits(database)).toMatchObject({ counting: 'on', lastCounted: Date.parse('2026-02-28') });
});

test('knows pages on a CDN by the settings and by the database of a hosted project', async ({ database }) => {
  const at = (host: string) => parsePostgresAddress(`postgres://user:password@${host}:5432/postgres`);
  const places: [Partial<Parameters<typeof answerVisits>[1]>, string][] = [
    [{ siteDir: null }, 'elsewhere'],
    [{ formTargets: ['https://api.going.example'] }, 'elsewhere'],
    [{ postgres: at('aws-0-eu-central-1.pooler.supabase.com') }, 'elsewhere'],
    [{ postgres: at('db.abcdefghijklmnopqrst.supabase.co') }, 'elsewhere'],
    [{ postgres: at('db.example.com') }, 'off'],
  ];
  for (const [changes, counting] of places)
    expect(await answerVisits(database, { ...HERE, ...changes }, 7, NOW)).toMatchObject({ counting });
  await addCounts(database, [opened('/', 1)]);
  expect(await answerVisits(database, { ...HERE, siteDir: null }, 7, NOW)).toMatchObject({ counting: 'on' });
});
