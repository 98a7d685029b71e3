import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../log.ts';
import { startProgress } from '../progress.ts';
import { megabytes } from './copy-database.ts';

// As measured on a slow machine. SQLite reports nothing within its check.
const CHECK_MS_PER_MB = 25;

/**
 * The number of messages in an intact database file of ours; rejects with a sentence otherwise. `step` is what is
 * shown if it takes long.
 */
export async function countMessagesIn(path: string, step: string): Promise<number> {
  // In a thread, because the check of a large file blocks for long, and its progress would not be shown.
  const worker = new Worker(new URL('./check-database-file.ts', import.meta.url), { workerData: path });
  const progress = startProgress(step, { expectedMs: megabytes(path) * CHECK_MS_PER_MB });
  try {
    const [messages] = await once(worker, 'message');
    return messages;
  } catch (error) {
    throw new Error(`${path} cannot be used as a database of messages: ${reasonOf(error)}.`);
  } finally {
    progress.end();
  }
}
