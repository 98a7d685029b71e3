import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { duration } from '../backend/progress.ts';

const FILE = '.astro/durations.json';

/** How long each piece of work took the last time, in ms; empty if that is not known. */
export async function readDurations(): Promise<Record<string, number | undefined>> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** Records how long some work took, for the next run. */
export async function recordDuration(what: string, ms: number): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify({ ...(await readDurations()), [what]: Math.round(ms) }));
}

/**
 * Runs steps in turn, by their names. Before each it prints which of how many it is and, once all have run before, about how
 * long the rest takes. What they show while they run is their own.
 */
export async function runSteps(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const last = await readDurations();
  const names = Object.keys(steps);
  for (const [index, name] of names.entries()) {
    // NaN as long as a step has never run.
    const leftMs = names.slice(index).reduce((sum, next) => sum + (last[next] ?? Number.NaN), 0);
    const left = leftMs > 0 ? `, about ${duration(leftMs)} left` : '';
    console.log(`Step ${index + 1} of ${names.length}: ${name}${left}`);
    const startedAt = performance.now();
    await steps[name]?.();
    await recordDuration(name, performance.now() - startedAt);
  }
}
