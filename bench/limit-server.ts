import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { brotli } from '../backend/http/site-files.ts';
import { limitPage } from './limit-page.ts';

/**
 * A proxy that turns each page requested with `?limit` into a {@link limitPage}. Everything else passes through, so that both
 * kinds of page take the same route.
 */
export async function serveLimit(origin: string): Promise<{ url: string; stop: () => void }> {
  const { port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', origin);
    const headers = { ...incoming.headers, 'accept-encoding': 'br' };
    request({ port, host: '127.0.0.1', path: pathname, method: incoming.method, headers }, (answer) => {
      if (!searchParams.has('limit')) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', async () => {
        const html = brotliDecompressSync(Buffer.concat(chunks)).toString();
        const body = await brotli(Buffer.from(limitPage(html)));
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length });
        outgoing.end(body);
      });
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
