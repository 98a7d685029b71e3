import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is removed with everything in it after the test; asked for outside of tests, after those of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'going-test-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    afterAll(remove);
  }
  return folder;
}

/** Stops a part when the test has finished, the last one started first. */
export function stopAfterwards<Part extends { stop(): unknown }>(part: Part): Part {
  onTestFinished(async () => void (await part.stop()));
  return part;
}
