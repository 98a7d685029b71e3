import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { close, listen } from './listen.ts';

type Relay = (answer: IncomingMessage, to: ServerResponse, asked: IncomingMessage) => unknown;

function relayAsIs(answer: IncomingMessage, to: ServerResponse): void {
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(to);
}

/** A server of its own in front of another, which is asked with these headers besides; `relay` gets each of its answers. */
export async function startHttpProxy(
  originOf: (path: string) => string,
  relay: Relay = relayAsIs,
  more: Record<string, string> = {},
) {
  const server = createServer((asked, to) => {
    const path = asked.url ?? '/';
    const options = { method: asked.method ?? 'GET', headers: { ...asked.headers, ...more } };
    const onward = request(new URL(path, originOf(path)), options, async (answer) => {
      try {
        await relay(answer, to, asked);
      } catch (error) {
        to.destroy(error as Error);
      }
    });
    onward.on('error', () => to.destroy());
    asked.pipe(onward);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, stop: () => close(server) };
}

export type LateParts = { url: string; release(): void; stop(): Promise<void> };

/** Serves the site at `url` from an address of its own, and holds back what pages have from the given text on. */
export async function holdPagesFrom(url: string, text: string): Promise<LateParts> {
  const go = Promise.withResolvers<void>();
  const proxy = await startHttpProxy(
    () => url,
    async (answer, to) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(to);
      const page = Buffer.concat(await answer.toArray());
      const end = page.indexOf(text);
      if (end < 0) throw new Error(`The page does not have ${text}.`);
      to.write(page.subarray(0, end));
      await go.promise;
      to.end(page.subarray(end));
    },
    { 'accept-encoding': 'identity' },
  );
  return { ...proxy, release: go.resolve };
}
