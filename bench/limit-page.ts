import { brotliDecompressSync } from 'node:zlib';
import { brotli } from '../backend/http/site-files.ts';
import { policyHash } from '../build/page-policy.ts';
import { relayAsIs, startHttpProxy } from '../testing/http-proxy.ts';

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

/**
 * A built page at its limit: without scripts, web fonts and whatever delays its first paint. Its policy gets the hash of the
 * remaining styles, which the browser would block otherwise.
 */
export function limitPage(html: string): string {
  return withoutFonts(withoutScripts(html)).replace(/<link rel="expect"[^>]*>/g, '');
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Keeps the fallbacks, which are installed on the device. */
function withoutFonts(html: string): string {
  const hashes: [string, string][] = [];
  const page = html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (_, start: string, styles: string) => {
    const left = styles.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
    hashes.push([policyHash(styles), policyHash(left)]);
    return start + left;
  });
  return hashes
    .reduce((text, [before, after]) => text.replaceAll(before, after), page)
    .replace(/<link rel="preload"[^>]*as="font"[^>]*>/g, '');
}
