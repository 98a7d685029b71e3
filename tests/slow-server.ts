import { startHttpProxy } from './http-proxy.ts';

/** The site behind a line on which some part does not come before `release` is called. */
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
