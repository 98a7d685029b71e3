// `npm run desk`: a page on this machine on which the owner reads and answers the messages.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { commandStart, isReleased, ROOT } from '../../command-line.ts';
import { readSiteFiles, type SiteFiles } from '../../http/site-files.ts';
import { hasUnreadBody, takeOriginForm, toWebRequest } from '../../http/web-exchange.ts';
import { reasonOf } from '../../log.ts';
import { openMessages } from '../inbox/open-messages.ts';
import type { DeskDependencies } from './answer-desk.ts';
import { createDeskGate, createDeskHandler, refuse } from './desk-handler.ts';

const PORT = 3400;
const PAGE = join(ROOT, isReleased ? 'desk' : 'desk-dist');

export async function run(args: readonly string[]): Promise<void> {
  const options = new Command(commandStart('desk'))
    .description('Opens a page to read and answer the messages, on this machine only.')
    .option('--no-open', 'prints the address and opens no browser')
    .option('--port <port>', `listens on this port instead of ${PORT}, or any free one if that is in use`, parsePort)
    .addHelpText(
      'after',
      '\nPress Enter for a fresh address, Ctrl-C to end. It ends by itself after 8 hours without use.',
    )
    .parse(args, { from: 'user' })
    .opts<{ open: boolean; port?: number }>();
  const { database, settings } = await openMessages().catch((error: Error) => fail(error.message));
  if (!existsSync(PAGE)) fail('The desk is not built: `npm run build` builds it.');
  const desk = await startDesk({
    files: readSiteFiles(PAGE),
    database,
    settings,
    now: Date.now,
    port: options.port ?? PORT,
    mayMove: options.port === undefined,
    report: (text) => console.error(text),
  }).catch((error) => fail(`The desk cannot listen: ${reasonOf(error)}`));

  const address = desk.freshAddress();
  print(address);
  const tidy = options.open ? await openBrowser(address) : async () => {};
  process.stdin.on('data', () => print(desk.freshAddress()));
  const left = desk.idle.then(() => console.log('Nobody used the desk for 8 hours: it has ended.'));
  await Promise.race([left, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await Promise.all([tidy(), desk.stop()]);
  await database.close();
  process.exit();
}

function print(address: string): void {
  console.log(
    `The desk is at ${address}\nThis address works once. Press Enter for a fresh one, Ctrl-C to end the desk.\n`,
  );
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('Use a number up to 65535.');
  return port;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** By way of a file that only this user can read, because others can read a program's arguments. */
async function openBrowser(address: string): Promise<() => Promise<void>> {
  const { folder, path } = await writeRedirect(address);
  const [command, ...args] = opener(pathToFileURL(path).href);
  // Without a browser, the owner uses the printed address.
  if (command)
    spawn(command, args, { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref();
  return () => rm(folder, { recursive: true, force: true });
}

export async function writeRedirect(address: string): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'going-desk-'));
  const path = join(folder, 'desk.html');
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>The desk</title>`;
  await writeFile(path, page, { mode: 0o600 });
  return { folder, path };
}

function opener(url: string): string[] {
  if (process.platform === 'darwin') return ['open', url];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '', url];
  // Elsewhere `xdg-open` may start a browser in the terminal.
  return process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'] ? ['xdg-open', url] : [];
}

const HOST = '127.0.0.1';

const IDLE_MS = 8 * 3_600_000;

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

  const listen = (wanted: number) => once(server.listen(wanted, HOST), 'listening');
  await listen(port).catch((error: NodeJS.ErrnoException) => {
    if (!mayMove || error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  });
  const { port: taken } = server.address() as AddressInfo;
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
}
