import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { mediaType } from '../../backend/http/site-files.ts';
import { close, listen } from '../listen.ts';

/** Serves a folder as a static host does: files by their name, and pages without `.html`. */
export async function servePlainFiles(folder: string, port: number) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = [name, `${name}.html`]
      .map((path) => join(folder, path))
      .find((path) => extname(path) && existsSync(path));
    response.writeHead(file ? 200 : 404, { 'content-type': mediaType(file ?? '404.html') });
    response.end(await readFile(file ?? join(folder, '404.html')));
  });
  await listen(server, port);
  return { stop: () => close(server) };
}
