import { join } from 'node:path';
import { openedDatabase } from '../opened-database.ts';
import { startTestServer } from '../running-server.ts';
import { startFlappingMailbox } from './flapping-mailbox.ts';
import { countMissingRows, countOutcome, until } from './outcome.ts';
import type { SmallDisk } from './small-disk.ts';
import { post } from './visitor.ts';

/**
 * Fills a running server's disk until it can store nothing, then frees space. `full` has the status of posts, a page and
 * `/readyz` while the disk was full, `healed` afterwards, without a restart.
 */
export async function diskFull(disk: SmallDisk, posts: number) {
  const mailbox = await startFlappingMailbox();
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
  const look = async (key: string) => ({
    post: await send(key),
    page: (await fetch(`${server.url}/kickoff`)).status,
    ready: (await fetch(`${server.url}/readyz`)).status,
  });
  for (let index = 0; index < posts; index += 1) await send(`before-${index}`);
  await disk.fill();
  let refused = 0;
  // The database files may have room for a few more.
  for (let index = 0; refused < posts && index < 1_000; index += 1) {
    if ((await send(`full-${index}`)) === 503) refused += 1;
  }
  // `/readyz` caches its answer for a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const full = await look('full');
  await disk.free();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const healed = await look('healed');
  for (let index = 0; index < posts; index += 1) await send(`after-${index}`);
  await until('every message is taken', () => [...acknowledged].every((id) => mailbox.taken.has(id)));
  await server.stop();
  await mailbox.stop();
  const database = await openedDatabase({ postgres: null, dataDir });
  const missingRows = await countMissingRows(database, acknowledged);
  await database.close();
  return { ...countOutcome(acknowledged, mailbox.taken), refused, missingRows, full, healed };
}
