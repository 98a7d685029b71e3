import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../backend/database/database.ts';

const ASKED_EVERY_MS = 500;

/**
 * One address in front of several servers, by the longest prefix of the path, as the platform has it. Also makes the HTTP
 * calls that the database asks for, as pg_net does.
 */
export async function startGateway(routes: Readonly<Record<string, string>>, database: Database) {
  const prefixes = Object.keys(routes).toSorted((a, b) => b.length - a.length);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const target = new URL(path, routes[prefixes.find((prefix) => path.startsWith(prefix)) ?? '/']);
    const { method, headers } = request as IncomingMessage;
    const asked = forward(target, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.writeHead(502).end());
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => void makeCalls(database), ASKED_EVERY_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function makeCalls(database: Database): Promise<void> {
  const calls = await database.query<{ url: string; headers: Record<string, string> }>(
    'delete from net.http_request_queue returning url, headers',
  );
  await Promise.all(calls.map(({ url, headers }) => fetch(url, { method: 'POST', headers }).catch(() => null)));
}
