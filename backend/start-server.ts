import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { links } from '../domain/links.ts';
import { startTidying } from './contact/erase-messages.ts';
import { startErasing } from './contact/erasing-loop.ts';
import { openDatabase } from './database/open-database.ts';
import { pageHeaders } from './http/headers.ts';
import { answerAlive, createMailProbe, createReadiness, HEALTH_PATHS } from './http/health.ts';
import { createNodeServer, type RouteHandler } from './http/node-server.ts';
import { createPages } from './http/pages.ts';
import { compressSiteFiles, readSiteFiles, type SiteFiles } from './http/site-files.ts';
import type { Log } from './log.ts';
import { createFileTransport, eraseMailFiles } from './mail/file-transport.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { obstacleTo } from './obstacles.ts';
import { startDelivery } from './outbox/delivery-loop.ts';
import { judgeMail } from './outbox/mail-health.ts';
import { RETRY_POLICY, type RetryPolicy } from './outbox/server-state.ts';
import { waitFor } from './repeat.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';
import { startWatching } from './tell/watch.ts';
import { saysVisitsAreCounted, startCounting, type VisitCounting } from './visits/count-visits.ts';

type ServerDependencies = {
  log: Log;
  policy?: RetryPolicy;
  /** A listening socket's descriptor, used instead of address and port. */
  socket?: number | null;
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export class StartError extends Error {}

const FINISH_MS = 1_000;
const CLOSE_MS = 300;
const BACKLOG = 1_024;

/** Resolves once it listens. Rejects with a {@link StartError} if site, settings, port or data cannot be used. */
export async function startServer(settings: Settings, dependencies: ServerDependencies) {
  const { log, policy = RETRY_POLICY, socket = null } = dependencies;
  const files = settings.siteDir === null ? new Map() : readSite(settings.siteDir);
  const obstacle = obstacleTo(files, settings);
  if (obstacle !== null) throw new StartError(obstacle);
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new StartError(opened.reason);
  const { database } = opened;
  let wake = () => {};
  const { receivers, mails, posts, send, owner } = createServices(settings, {
    ...{ database, log, policy, wake: () => wake() },
    transport: settings.smtp ? createSmtpTransport(settings.smtp) : createFileTransport(settings.mailFolder),
    onErased: (id) => eraseMailFiles(settings.mailFolder, [id]),
  });
  let counting: VisitCounting | undefined;
  const routes = new Map<string, RouteHandler>([
    [CONTACT_FUNCTION_PATH, send],
    [HEALTH_PATHS.mail, createMailProbe(() => judgeMail(database, receivers, Date.now()), settings.alertSecret, log)],
  ]);
  const probes = new Map([
    [HEALTH_PATHS.alive, answerAlive],
    [HEALTH_PATHS.ready, createReadiness(database, Date.now, log)],
  ]);
  const server = createNodeServer({
    pages: createPages(files, pageHeaders(settings.formTargets)),
    routes,
    probes,
    trustedProxies: settings.trustedProxies,
    log,
    onVisit: (visit) => counting?.count(visit),
  });
  // Listen first: a start that fails must not mail, erase or remind.
  try {
    const where = socket === null ? { port: settings.port, host: settings.host } : { fd: socket };
    server.listen({ ...where, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    await database.close();
    throw new StartError(listenReason(error, settings));
  }

  const delivery = startDelivery(mails);
  const posting = posts && startDelivery(posts);
  const erasing = startErasing({ ...settings, database, now: Date.now, log });
  const watching = startWatching(owner, settings.heartbeatUrl);
  if (saysVisitsAreCounted(files)) counting = startCounting({ database, now: Date.now, log });
  wake = () => {
    delivery.wake();
    posting?.wake();
  };

  const tidying = startTidying(database, Date.now, log);

  const stopCompressing = new AbortController();
  /** Stops accepting requests, finishes those in progress and closes the database. Resolves within 2 seconds. */
  const stop = async () => {
    stopCompressing.abort();
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const hurry = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    const counted = closed.then(() => counting?.stop());
    await Promise.all([counted, delivery.stop(), posting?.stop(), erasing.stop(), watching.stop(), tidying.stop()]);
    clearTimeout(hurry);
    await waitFor(database.close(), CLOSE_MS);
  };

  const { address, port } = server.address() as AddressInfo;
  /** Resolves when all files are compressed; the site is served before that. */
  const compressed = compressSiteFiles(files, stopCompressing.signal);
  const host = socket === null ? settings.host : address;
  return { url: `http://${browserHost(host)}:${port}`, host, compressed, stop };
}

function readSite(folder: string): SiteFiles {
  const files = existsSync(folder) ? readSiteFiles(folder) : new Map();
  if (files.has(`${links.privacy.slice(1)}/index.html`))
    throw new StartError(
      `The site in ${folder} (SITE_DIR) was built with PUBLIC_HOST_FORM=directory, for other hosts: run \`npm run build\` without it.`,
    );
  if (files.size > 0) return files;
  throw new StartError(`There is no built site in ${folder} (SITE_DIR): run \`npm run build\` first.`);
}

function listenReason(error: unknown, { port, host }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} (PORT) is in use: stop what uses it, or choose another port.`;
  if (code === 'EACCES') return `Port ${port} (PORT) needs privileges that this program does not have.`;
  return `The server cannot listen on ${host ?? 'this machine'} port ${port} (HOST, PORT): ${message}`;
}

function browserHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
