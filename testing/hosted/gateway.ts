import type { Database } from '../../backend/database/database.ts';
import { startHttpProxy } from '../http-proxy.ts';

const ASKED_EVERY_MS = 500;

/**
 * One address in front of several servers, by the longest prefix of the path, as the platform has it. Also makes the HTTP
 * calls that the database asks for, as pg_net does.
 */
export async function startGateway(routes: Readonly<Record<string, string>>, database: Database) {
  const prefixes = Object.keys(routes).toSorted((a, b) => b.length - a.length);
  const proxy = await startHttpProxy((path) => routes[prefixes.find((prefix) => path.startsWith(prefix)) ?? '/'] ?? '');
  const timer = setInterval(() => void makeCalls(database), ASKED_EVERY_MS);
  return {
    url: proxy.url,
    stop() {
      clearInterval(timer);
      return proxy.stop();
    },
  };
}

async function makeCalls(database: Database): Promise<void> {
  const calls = await database.query<{ url: string; headers: Record<string, string> }>(
    'delete from net.http_request_queue returning url, headers',
  );
  await Promise.all(calls.map(({ url, headers }) => fetch(url, { method: 'POST', headers }).catch(() => null)));
}
