import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { SiteFiles } from '../../http/site-files.ts';
import { hasUnreadBody, takeOriginForm, toWebRequest } from '../../http/web-exchange.ts';
import { reasonOf } from '../../log.ts';
import type { DeskDependencies } from './answer-desk.ts';
import { createDeskGate, createDeskHandler, refuse } from './desk-handler.ts';

const HOST = '127.0.0.1';
const PORTS_TRIED = 20;

const IDLE_MS = 8 * 3_600_000;

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;

export type DeskOptions = DeskDependencies & {
  files: SiteFiles;
  port: number;
  mayMove: boolean;
  idleMs?: number;
  /** Called with an error, which contains nothing that a visitor wrote. */
  report: (text: string) => void;
};

export async function startDesk(options: DeskOptions) {
  const { files, port, mayMove, idleMs = IDLE_MS, report, ...dependencies } = options;
  const gate = createDeskGate();
  const { promise: idle, resolve: endIdle } = Promise.withResolvers<void>();
  const idling = setTimeout(endIdle, idleMs);
  const handle = createDeskHandler(files, gate, dependencies, () => idling.refresh());
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      // Closing the page during an export is not an error.
      if (!outgoing.destroyed) report(`The desk could not answer: ${reasonOf(error)}`);
      outgoing.destroy();
    });
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    takeOriginForm(incoming);
    // Node keeps only the first of two Host headers.
    const request = incoming.headersDistinct['host']?.length === 1 ? toWebRequest(incoming) : null;
    const response = request ? await handle(request).catch(failed) : refuse();
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      ...(hasUnreadBody(incoming) && { connection: 'close' }),
    });
    if (response.body) await pipeline(response.body, outgoing);
    else outgoing.end();
  }

  function failed(error: unknown): Response {
    report(`The desk could not answer: ${reasonOf(error)}`);
    return refuse(500);
  }

  const taken = await listen(port, mayMove ? PORTS_TRIED : 1);
  return {
    port: taken,
    /** A new address, which opens the desk once. The previous one stops working. */
    freshAddress: () => `http://${HOST}:${taken}/#token=${gate.freshToken()}`,
    idle,
    async stop() {
      clearTimeout(idling);
      server.closeAllConnections();
      server.close();
    },
  };

  async function listen(first: number, tries: number): Promise<number> {
    for (let tried = first; ; tried += 1) {
      server.listen(tried, HOST);
      try {
        await once(server, 'listening');
        return (server.address() as AddressInfo).port;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || tried + 1 >= first + tries) throw error;
      }
    }
  }
}
