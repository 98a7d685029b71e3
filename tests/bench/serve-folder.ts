import { createServer } from 'node:http';
import { brotli, readSiteFiles } from '../../backend/http/site-files.ts';
import { close, listen } from '../listen.ts';

/** Serves a built site, ours or a peer's, compressed. `?bare` asks for a page's {@link bareTwin}. */
export async function serveFolder(folder: string) {
  const files = await readSiteFiles(folder);
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = decodeURIComponent(pathname.slice(1));
    const file = [path, `${path}.html`, `${path}index.html`].map((name) => files.get(name)).find((found) => found);
    if (!file) {
      answer.writeHead(404).end();
      return;
    }
    const text = search === '?bare' ? bareTwin(new TextDecoder().decode(file.body)) : file.body;
    const body = bodies.get(url) ?? brotli(Buffer.from(text));
    bodies.set(url, body);
    answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'max-age=600' });
    answer.end(await body);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, has: (name: string) => files.has(name), stop: () => close(server) };
}

/** A page without its policy, scripts, web fonts and whatever delays its first paint. */
function bareTwin(html: string): string {
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>|<link rel="(?:modulepreload|expect)"[^>]*>/gi, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}
