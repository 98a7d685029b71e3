import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stopAfterwards } from '../afterwards.ts';
import { startFlappingMailbox } from '../mailbox.ts';
import { startTestServer } from '../running-server.ts';
import { countMissingRows, countOutcome, openedDatabase, post, until } from './outcome.ts';

const POSTS = 10;
// `/readyz` caches its answer for a second.
const BEYOND_CACHE_MS = 1_100;

/** Mounts a disk of 16 MB, four times SQLite's WAL, to be filled; null where that is not possible (needs root on Linux). */
async function makeSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'going-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (;;) await file.write(Buffer.alloc(4_096, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
    async stop() {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

test('answers 503 with a full disk while serving pages, and recovers without a restart', async ({ skip }) => {
  const disk = await makeSmallDisk();
  if (!disk) return skip('needs root on Linux, to make a disk of a few megabytes');
  stopAfterwards(disk);
  const mailbox = stopAfterwards(await startFlappingMailbox());
  const dataDir = join(disk.folder, 'data');
  const server = await startTestServer({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    CONTACT_RATE_LIMIT: '0',
    CONTACT_HOURLY_LIMIT: '0',
  });
  const acknowledged = new Set<string>();
  const send = async (key: string) => {
    const { status, id } = await post(server.url, key);
    if (status === 200 && id !== null) acknowledged.add(id);
    return status;
  };
  const look = async (key: string) => {
    await new Promise((resolve) => setTimeout(resolve, BEYOND_CACHE_MS));
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    return { post: await send(key), page: await statusOf('/kickoff'), ready: await statusOf('/readyz') };
  };
  for (let index = 0; index < POSTS; index += 1) await send(`before-${index}`);
  await disk.fill();
  let refused = 0;
  // The database files may have room for a few more.
  for (let index = 0; refused < POSTS && index < 1_000; index += 1) {
    if ((await send(`full-${index}`)) === 503) refused += 1;
  }
  expect(refused).toBe(POSTS);
  expect(await look('full')).toEqual({ post: 503, page: 200, ready: 503 });
  await disk.free();
  expect(await look('healed')).toEqual({ post: 200, page: 200, ready: 200 });
  for (let index = 0; index < POSTS; index += 1) await send(`after-${index}`);
  await until('every message is taken', () => [...acknowledged].every((id) => mailbox.taken.has(id)));
  await server.stop();
  const database = await openedDatabase({ postgres: null, dataDir });
  expect(await countMissingRows(database, acknowledged)).toBe(0);
  await database.close();
  expect(countOutcome(acknowledged, mailbox.taken)).toMatchObject({ lost: 0, duplicated: 0 });
}, 60_000);
