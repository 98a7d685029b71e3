import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A folder that is removed with everything in it, as {@link stopAfterwards} says. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'going-test-'));
  stopAfterwards({ stop: () => rm(folder, { recursive: true, force: true }) });
  return folder;
}

/** Stops a part after the test, or outside of tests after those of the file; the last one started first. */
export function stopAfterwards<Part extends { stop(): unknown }>(part: Part): Part {
  const stop = async () => void (await part.stop());
  try {
    onTestFinished(stop);
  } catch {
    afterAll(stop);
  }
  return part;
}
