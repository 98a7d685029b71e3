import { brotliDecompressSync } from 'node:zlib';
import { brotli } from '../backend/http/site-files.ts';
import { relayAsIs, startHttpProxy } from '../testing/http-proxy.ts';
import { limitPage } from './limit-page.ts';

/**
 * A proxy that turns each page requested with `?limit` into a {@link limitPage}. Everything else passes through, so that both
 * kinds of page take the same route.
 */
export function serveLimit(origin: string) {
  return startHttpProxy(
    () => origin,
    async (answer, to, { url = '/' }) => {
      if (!new URL(url, origin).searchParams.has('limit')) return relayAsIs(answer, to);
      const html = brotliDecompressSync(Buffer.concat(await answer.toArray())).toString();
      const body = await brotli(Buffer.from(limitPage(html)));
      to.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length });
      to.end(body);
    },
    { 'accept-encoding': 'br' },
  );
}
