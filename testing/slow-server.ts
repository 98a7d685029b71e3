import type { IncomingMessage, ServerResponse } from 'node:http';
import { startHttpProxy } from './http-proxy.ts';

/** The site behind a line on which some part does not come before `release` is called. */
export type LateParts = { url: string; release(): void; stop(): Promise<void> };

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
  const proxy = await startHttpProxy(
    () => url,
    (answer, to) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      return forward(answer, to, go.promise);
    },
    { 'accept-encoding': 'identity' },
  );
  return { ...proxy, release: go.resolve };
}
