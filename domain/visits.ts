// What the server counts of visits, and how long. The privacy page says the same.

/** How many days counts are kept, today included. */
export const VISITS_KEPT_DAYS = 400;

export const NOT_FOUND = 'not found';

/** Stands for hosts that are no plain names, and for all above {@link MOST_HOSTS}. */
export const OTHER_HOSTS = 'other';

export const MOST_HOSTS = 200;

export const DAY_MS = 86_400_000;

/** The day of a time (ms since 1970), in days since 1970, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}
