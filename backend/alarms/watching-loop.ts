import { type Repeating, repeat } from '../repeat.ts';
import { createWatch, sendHeartbeat, WATCH_EVERY_MS, type WatchDependencies } from './watch.ts';

/** Watches at once and then every minute. The heartbeat stops when watching fails. */
export function startWatching(dependencies: WatchDependencies, heartbeatUrl: string | null): Repeating {
  const { log } = dependencies;
  const watch = createWatch(dependencies);
  return repeat(
    WATCH_EVERY_MS,
    async () => {
      await watch();
      await sendHeartbeat(heartbeatUrl, log);
    },
    (reason) => log({ level: 'error', event: 'watch-failed', reason }),
  );
}
