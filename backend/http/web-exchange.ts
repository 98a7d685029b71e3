import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { waitFor } from '../repeat.ts';
import { DATA_HEADERS, secureResponse } from './headers.ts';

const DRAIN_BYTES = 1024 * 1024;
const DRAIN_MS = 1_000;

/** Every server must accept a target in absolute form (RFC 9112, 3.2.2). Its host replaces the header's. */
export function takeOriginForm(incoming: IncomingMessage): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(incoming.url ?? '') ?? [];
  if (host === undefined) return;
  incoming.url = rest.startsWith('/') ? rest : `/${rest}`;
  incoming.headers.host = host;
}

/** A Node request as a web-standard one; null if host and path make no URL that a request may have. */
export function toWebRequest(incoming: IncomingMessage): Request | null {
  const address = `http://${incoming.headers.host ?? 'localhost'}${incoming.url}`;
  if (!incoming.url?.startsWith('/') || !URL.canParse(address)) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: bodyStream(incoming), duplex: 'half' };
  try {
    return new Request(address, { method, headers, ...body } as RequestInit);
  } catch {
    return null;
  }
}

export async function sendWebResponse(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  const body = new Uint8Array(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  const unread = hasUnreadBody(incoming);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(secureResponse(response).headers),
    // A connection with an unread body cannot be reused.
    ...(unread && { connection: 'close' }),
    ...(response.status !== 204 && { 'content-length': String(body.length) }),
  });
  if (incoming.method !== 'HEAD') outgoing.write(body);
  if (unread) await drain(incoming);
  outgoing.end();
}

/** Whether a body may still be arriving. (`complete` alone is false even if none was announced.) */
export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

export function sendStatus(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { ...DATA_HEADERS, 'content-length': '0', connection: 'close' }).end();
}

// Reads as fast as the handler does. Not destroyed when the handler stops, because the answer needs the connection.
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return ReadableStream.from(incoming.iterator({ destroyOnReturn: false }));
}

// Closing while data arrives resets the connection and loses the answer, so drain some more.
function drain(incoming: IncomingMessage): Promise<void> {
  let left = DRAIN_BYTES;
  const drained = new Promise<void>((resolve) => {
    incoming.on('data', (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
    incoming.once('end', resolve).once('close', resolve).once('error', resolve);
    incoming.resume();
  });
  return waitFor(drained, DRAIN_MS);
}
