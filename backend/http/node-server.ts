import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Log, reasonOf } from '../log.ts';
import type { Visit } from '../visits/count-visits.ts';
import { DATA_HEADERS, senderAddress } from './headers.ts';
import { HEALTH_PATHS } from './health.ts';
import { isPrefetch, type PageAnswer, type PageRequest } from './pages.ts';
import { hasUnreadBody, sendStatus, sendWebResponse, takeOriginForm, toWebRequest } from './web-exchange.ts';

export const LIMITS = {
  headersMs: 5_000,
  requestMs: 10_000,
  checkMs: 1_000,
  /** How long an idle connection is kept, and how long an answer may stall. */
  keepAliveMs: 10_000,
  silenceMs: 20_000,
  headerBytes: 16 * 1024,
  connections: 4_000,
  /** Concurrent function calls, in total and from one sender; further ones are answered 503. */
  handledAtOnce: 1_000,
  handledAtOnceOfOne: 100,
} as const;

export function createSlots(inAll: number, ofOneSender: number) {
  const bySender = new Map<string, number>();
  let taken = 0;
  return {
    take(sender: string): (() => void) | null {
      const own = bySender.get(sender) ?? 0;
      if (taken >= inAll || own >= ofOneSender) return null;
      taken += 1;
      bySender.set(sender, own + 1);
      return () => {
        taken -= 1;
        const left = (bySender.get(sender) ?? 1) - 1;
        if (left === 0) bySender.delete(sender);
        else bySender.set(sender, left);
      };
    },
  };
}

const UNLOGGED: readonly string[] = Object.values(HEALTH_PATHS);

/** A web-standard handler; the second argument is the sender's network address. Never rejects. */
export type RouteHandler = (request: Request, address: string) => Promise<Response>;

type NodeServerOptions = {
  pages: (request: PageRequest) => PageAnswer;
  /** Handlers by exact path; all paths but these and the next are pages. */
  routes: ReadonlyMap<string, RouteHandler>;
  probes?: ReadonlyMap<string, () => Promise<PageAnswer>>;
  trustedProxies: number;
  log: Log;
  onVisit?: (visit: Visit) => void;
};

export function createNodeServer({ pages, routes, probes, trustedProxies, log, onVisit }: NodeServerOptions): Server {
  const noticeProxy = proxyNotice(trustedProxies, log);
  const slots = createSlots(LIMITS.handledAtOnce, LIMITS.handledAtOnceOfOne);
  const server = createServer(
    {
      headersTimeout: LIMITS.headersMs,
      requestTimeout: LIMITS.requestMs,
      keepAliveTimeout: LIMITS.keepAliveMs,
      connectionsCheckingInterval: LIMITS.checkMs,
      maxHeaderSize: LIMITS.headerBytes,
      // Node would reject a missing Host itself, without our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const startedAt = performance.now();
      takeOriginForm(incoming);
      const [path = '', query] = (incoming.url ?? '').split(/\?(.*)/s, 2);
      if (!UNLOGGED.includes(path)) {
        outgoing.once('close', () => logRequest(log, incoming, outgoing, path, performance.now() - startedAt));
      }
      noticeProxy(incoming);
      const probe = probes?.get(path);
      if (probe) return void probe().then((answer) => send(incoming, outgoing, answer));
      const route = routes.get(path);
      if (!route) return sendPage(incoming, outgoing, path, query === undefined ? '' : `?${query}`);
      const sender = senderOf(incoming);
      const giveBack = slots.take(sender);
      if (!giveBack) return sendStatus(outgoing.setHeader('retry-after', '5'), 503);
      handleRoute(route, incoming, outgoing, sender).finally(giveBack);
    },
  );
  server.timeout = LIMITS.silenceMs;
  server.maxConnections = LIMITS.connections;
  server.on('clientError', answerBrokenRequest);
  return server;

  function sendPage(incoming: IncomingMessage, outgoing: ServerResponse, path: string, query: string): void {
    const { 'user-agent': userAgent, referer: referrer, host } = incoming.headers;
    const request: PageRequest = {
      method: incoming.method ?? 'GET',
      path,
      query,
      acceptEncoding: incoming.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: incoming.headers['if-none-match'],
      purpose: (incoming.headers['sec-purpose'] ?? incoming.headers['purpose']) as string | undefined,
    };
    const answer = pages(request);
    send(incoming, outgoing, answer);
    if (answer.page === undefined || request.method !== 'GET') return;
    onVisit?.({ page: answer.page, isPrepared: isPrefetch(request), userAgent, referrer, host });
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: PageAnswer): void {
    outgoing.writeHead(status, hasUnreadBody(incoming) ? { ...headers, connection: 'close' } : headers);
    outgoing.end(body ?? undefined);
  }

  function senderOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    return senderAddress(socket.remoteAddress ?? 'unknown', forwarded?.toString(), trustedProxies);
  }

  async function handleRoute(route: RouteHandler, incoming: IncomingMessage, outgoing: ServerResponse, sender: string) {
    try {
      const request = toWebRequest(incoming);
      if (!request) return sendStatus(outgoing, 400);
      await sendWebResponse(incoming, outgoing, await route(request, sender));
    } catch (error) {
      log({ level: 'error', event: 'request-failed', reason: reasonOf(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else sendStatus(outgoing, 500);
    }
  }
}

/** Warns once if a request seems to come through an untrusted proxy, which makes all visitors count as one. */
function proxyNotice(trustedProxies: number, log: Log): (incoming: IncomingMessage) => void {
  let isSaid = trustedProxies > 0;
  return ({ headers }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined)) return;
    isSaid = true;
    const text =
      'A request came through a proxy, and TRUST_PROXY is not set: the limit of messages counts all visitors as one. Set TRUST_PROXY=1 behind one proxy; without a proxy the header was forged, and there is nothing to do.';
    log({ level: 'warn', event: 'proxy-not-trusted', text });
  };
}

function logRequest(log: Log, incoming: IncomingMessage, outgoing: ServerResponse, path: string, ms: number): void {
  // A visit loads some twenty files; only pages and failures are worth a line.
  if (outgoing.headersSent && outgoing.statusCode < 400 && /\.\w+$/.test(path)) return;
  // 499 is nginx's code for a client that closed the connection.
  const status = outgoing.headersSent ? outgoing.statusCode : 499;
  log({
    level: status >= 500 ? 'error' : status === 404 ? 'warn' : 'info',
    event: 'request',
    method: incoming.method ?? '',
    path: path.replace(/[^\x20-\x7e]/g, '?').slice(0, 200),
    status,
    ms: Math.round(ms * 10) / 10,
  });
}

function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Node's own handler checks this field too: do not answer twice.
  const begun = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent;
  if (!socket.writable || begun || error.code === 'ECONNRESET') return void socket.destroy();
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const headers = Object.entries({ ...DATA_HEADERS, connection: 'close', 'content-length': '0' });
  socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`, () =>
    socket.destroy(),
  );
}

/** The first descriptor passed by systemd (sd_listen_fds(3)). */
const FIRST = 3;

/** From systemd or a compatible supervisor; null without. Connections wait in it during a restart. */
export function inheritedSocket(variables: Record<string, string | undefined>, pid: number): number | null {
  // The variables may be inherited and meant for the parent process.
  const isForThis = variables['LISTEN_PID'] === String(pid);
  return isForThis && Number(variables['LISTEN_FDS']) >= 1 ? FIRST : null;
}
