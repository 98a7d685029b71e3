import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EVIDENCE_HEADER, writeEvidence } from '../../domain/contact-evidence.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { jsonPost, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE } from '../../tests/outbox.ts';
import { countRows, listedMessages, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { forgetOldSenders } from './rate-limit.ts';

const MINUTE = 60_000;

type Handle = Awaited<ReturnType<typeof testFunction>>['handle'];
async function post(handle: Handle, headers: Record<string, string> = {}): Promise<number | [number, string | null]> {
  const { status, headers: answered } = await handle(jsonPost(SAMPLE, headers));
  return status === 429 ? [status, answered.get('retry-after')] : status;
}
const REFUSED = [429, expect.any(String)];

const heldReasons = async (database: Database) =>
  (await listedMessages(database, 'held')).map(({ delivery }) => delivery.lastError);

const senders = (database: Database) =>
  database.query<{ sender: string }>(
    "select sender from going.contact_rate where posts <> '' and sender like 'sender-hash:%'",
  );

test('lets everything through and stores nothing about senders with a limit of 0', async () => {
  const { handle, database } = await testFunction({ limit: 0 });
  for (let count = 0; count < 25; count += 1) expect(await post(handle)).toBe(200);
  expect(await countRows(database, 'contact_rate')).toBe(0);
});

describe('messages under one email address', () => {
  const under = (email: string, index: number) =>
    jsonPost({ ...SAMPLE, email }, { 'idempotency-key': `${email}${index}` });
  test('are held after ten in a day, whatever network they come from and however the address is written', async () => {
    const { handle, database, clock } = await testFunction({ limit: 1 });
    for (let post = 0; post < 11; post += 1) {
      clock.now += 60 * MINUTE;
      const email = post % 2 ? 'ada@example.com' : 'Ada@Example.com';
      expect((await handle(under(email, post), `192.0.2.${post}`)).status).toBe(200);
    }
    expect(await heldReasons(database)).toEqual(['many messages came under this address today']);
    expect((await handle(under('grace@example.com', 0), '192.0.2.99')).status).toBe(200);
    clock.now += 24 * 60 * MINUTE;
    expect((await handle(under('ada@example.com', 99), '192.0.2.1')).status).toBe(200);
    expect(await heldReasons(database)).toHaveLength(1);
  });

  test("count under yesterday's key too, and leave nothing behind when that day is over", async () => {
    const { handle, database, clock } = await testFunction({ limit: 20 });
    clock.now = Date.parse('2026-03-01T20:00:00Z');
    for (let post = 0; post < 10; post += 1) await handle(under('ada@example.com', post));
    clock.now = Date.parse('2026-03-02T19:00:00Z');
    await handle(under('ada@example.com', 10));
    expect(await heldReasons(database)).toHaveLength(1);
    await forgetOldSenders(database, Date.parse('2026-03-03T00:00:00Z'));
    const kept = await database.query("select name from going.secret where name like 'writer-hash%' order by name");
    expect(kept).toEqual([{ name: 'writer-hash-2026-03-02' }]);
    await forgetOldSenders(database, Date.parse('2026-03-04T00:00:00Z'));
    for (const table of ['secret', 'contact_rate']) expect(await countRows(database, table)).toBe(0);
  });
});

test('holds what is above the limit of all together, until an hour has passed', async () => {
  const { handle, database, clock, woken, logged } = await testFunction({ perHour: 2 });
  for (let post = 0; post < 4; post += 1) {
    expect((await handle(jsonPost(SAMPLE), `192.0.2.${post}`)).status).toBe(200);
    clock.now += MINUTE;
  }
  expect(await heldReasons(database)).toEqual(Array(2).fill('more than 2 messages came within an hour'));
  expect(logged.filter(({ event }) => event === 'message-held')).toHaveLength(2);
  expect(woken).toHaveLength(2);
  clock.now += 57 * MINUTE;
  await post(handle);
  expect(await heldReasons(database)).toHaveLength(2);
});

const SPAM = { [EVIDENCE_HEADER]: writeEvidence({ trapFilled: true, elapsedMs: 200 }) };

test('counts spam towards the limit of its sender, not of all together', async () => {
  const { handle, database } = await testFunction({ perHour: 1, limit: 4 });
  for (let count = 0; count < 3; count += 1) await post(handle, SPAM);
  expect(await post(handle)).toBe(200);
  expect(await listedMessages(database)).toHaveLength(1);
  expect(await post(handle, SPAM)).toEqual(REFUSED);
});

test('neither counts nor refuses a repeated key, and counts no message that was not accepted', async () => {
  const { handle } = await testFunction({ limit: 2 });
  const again = () => post(handle, { 'idempotency-key': 'k1' });
  for (let count = 0; count < 5; count += 1) expect(await again()).toBe(200);
  for (let count = 0; count < 3; count += 1) await handle(jsonPost({ ...SAMPLE, email: 'typo' }));
  expect(await post(handle)).toBe(200);
  expect(await post(handle)).toEqual(REFUSED);
  expect(await again()).toBe(200);
});

test('counts no message of a sender, or of all together, from a clock that was set back', async () => {
  const { handle, database, clock } = await testFunction({ limit: 1, perHour: 1 });
  clock.now += 180 * MINUTE;
  await post(handle);
  clock.now -= 180 * MINUTE;
  await forgetOldSenders(database, clock.now);
  expect(await post(handle)).toBe(200);
  expect(await listedMessages(database, 'held')).toEqual([]);
});

describe('around midnight, when the key changes', () => {
  const MIDNIGHT = Date.parse('2026-03-02T00:00:00Z');
  const keys = (database: Database) =>
    database.query<{ value: string }>("select value from going.secret where name like 'sender-hash%' order by name");

  test("gives an address another hash every day, and deletes a day's key with the last posts it counted", async () => {
    const { handle, database, clock } = await testFunction({ limit: 2 });
    clock.now = MIDNIGHT - 60 * MINUTE;
    await post(handle);
    const [yesterday] = await keys(database);
    clock.now = MIDNIGHT + 5 * MINUTE;
    await post(handle);
    const hashes = await senders(database);
    expect(new Set(hashes.map(({ sender }) => sender)).size).toBe(2);
    await forgetOldSenders(database, MIDNIGHT - 51 * MINUTE);
    expect(await senders(database)).toEqual(hashes);
    await forgetOldSenders(database, MIDNIGHT - 50 * MINUTE);
    expect(await senders(database)).toHaveLength(1);
    await forgetOldSenders(database, MIDNIGHT + 10 * MINUTE - 1);
    expect(await keys(database)).toContainEqual(yesterday);
    await forgetOldSenders(database, MIDNIGHT + 10 * MINUTE);
    expect(await keys(database)).toHaveLength(1);
    expect(await keys(database)).not.toContainEqual(yesterday);
  });

  test("counts yesterday's posts as long as any other, and says when the next message is accepted", async () => {
    const { handle, clock } = await testFunction({ limit: 2 });
    const postAt = (time: number) => {
      clock.now = time;
      return post(handle);
    };
    for (const time of [MIDNIGHT - 2 * MINUTE, MIDNIGHT - 1]) expect(await postAt(time)).toBe(200);
    expect(await postAt(MIDNIGHT)).toEqual([429, '480']);
    expect(await postAt(MIDNIGHT + 8 * MINUTE)).toBe(200);
    expect(await post(handle)).toEqual(REFUSED);
    expect(await postAt(MIDNIGHT + 10 * MINUTE)).toBe(200);
  });
});

test('shares the limit between two servers', async () => {
  const file = join(await temporaryFolder(), 'data.sqlite');
  const servers = await Promise.all(
    [1, 2].map(async () => testFunction({ database: await testDatabase(file), limit: 5 })),
  );
  const posts = servers.flatMap(({ handle }) => Array.from({ length: 6 }, () => handle(jsonPost(SAMPLE))));
  const answers = await Promise.all(posts);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  for (const { database } of servers) await database.close();
});
