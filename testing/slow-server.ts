import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site behind a line on which some part does not come before `release` is called. */
export type LateParts = { url: string; release(): void; stop(): void };

/** Serves the site at `url` from an address of its own, and holds back its typefaces. */
export function holdFacesOf(url: string): Promise<LateParts> {
  return serveLate(url, async (answer, to, released) => {
    if (answer.headers['content-type'] === 'font/woff2') await released;
    answer.pipe(to);
  });
}

/** Serves the site at `url` from an address of its own, and holds back what pages have from the given text on. */
export function holdPagesFrom(url: string, text: string): Promise<LateParts> {
  return serveLate(url, async (answer, to, released) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(to);
    const page = Buffer.concat(await answer.toArray());
    const end = page.indexOf(text);
    if (end < 0) throw new Error(`The page does not have ${text}.`);
    to.write(page.subarray(0, end));
    await released;
    to.end(page.subarray(end));
  });
}

type Forward = (answer: IncomingMessage, to: ServerResponse, released: Promise<void>) => Promise<void>;

async function serveLate(url: string, forward: Forward): Promise<LateParts> {
  const go = Promise.withResolvers<void>();
  const server = createServer((from, to) => {
    const { 'accept-encoding': _, ...headers } = from.headers;
    const onward = request(url + from.url, { method: from.method ?? 'GET', headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      forward(answer, to, go.promise).catch((error: Error) => to.destroy(error));
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
