import { onTestFinished } from 'vitest';

/** Stops a part when the test has finished, the last one started first. */
export function stopAfterwards<Part extends { stop(): unknown }>(part: Part): Part {
  onTestFinished(async () => void (await part.stop()));
  return part;
}
