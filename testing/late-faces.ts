import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site behind a line on which no typeface comes before `release` is called. */
export type LateFaces = { url: string; release(): void; stop(): void };

/** Serves the site at `url` from an address of its own, and holds back its typefaces. */
export async function holdFacesOf(url: string): Promise<LateFaces> {
  const go = Promise.withResolvers<void>();
  const server = createServer(async (from, to) => {
    if (from.url?.endsWith('.woff2')) await go.promise;
    const onward = request(url + from.url, { method: from.method ?? 'GET', headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: go.resolve,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
