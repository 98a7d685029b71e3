import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { PostgresAddress } from '../backend/server-addresses.ts';
import { listen } from './listen.ts';

/** A proxy to the server that can be cut, or kept open without forwarding anything. */
export async function startWay(to: PostgresAddress) {
  const sockets = new Set<Socket>();
  let silent = false;
  const way = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const [from, onto] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => silent || onto.write(chunk));
      from.on('close', () => onto.destroy());
      from.on('error', () => {});
    }
  });
  const port = await listen(way);
  const cut = () => sockets.forEach((socket) => void socket.destroy());
  return {
    port,
    cut,
    hush: (value: boolean) => {
      silent = value;
    },
    async close() {
      cut();
      way.close();
      await once(way, 'close');
    },
  };
}
