import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { cleanPath } from '../domain/find-page.ts';
import { freePort } from './listen.ts';
import { started } from './started.ts';
import { TOOLS } from './tools.ts';

/** A local static host: its answer for a path. */
export type StaticHost = { get(path: string): Promise<Response>; stop(): Promise<void> };

/** Cloudflare's own Pages emulator on a built copy, functions included. */
export async function startCloudflarePages(folder: string): Promise<StaticHost> {
  const port = await freePort();
  const emulator = spawn(
    process.execPath,
    [
      join(TOOLS, 'wrangler/bin/wrangler.js'),
      ...['pages', 'dev', 'dist', '--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-01-01'],
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      // Keeps its files in the copy instead of the home folder.
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder, HOME: folder },
    },
  );
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const end = await started(emulator, async () => (await get('/')).ok);
  return { get, stop: () => end('SIGINT') };
}

/** Netlify's own engines for redirects and headers on a built copy. */
export function startNetlify(folder: string): StaticHost {
  const publish = join(folder, 'dist');
  const redirects = new RedirectsHandler({
    configPath: join(folder, 'netlify.toml'),
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: folder,
    publicDir: publish,
    siteURL: 'http://netlify.test',
  });
  const logger = { log: () => {}, warn: () => {}, error: () => {} };
  const headers = new HeadersHandler({ projectDir: folder, publishDir: 'dist', logger });
  const fileAt = (path: string) =>
    [path, `${cleanPath(path)}.html`, join(path, 'index.html')]
      .map((name) => join(publish, name))
      .find((name) => existsSync(name) && /\.\w+$/.test(name));

  const get = async (path: string): Promise<Response> => {
    const request = new Request(`http://netlify.test${path}`);
    const fileFor = async (asked: Request) => {
      const name = fileAt(new URL(asked.url).pathname);
      return name === undefined ? undefined : async () => new Response(await readFile(name));
    };
    const file = await fileFor(request);
    const match = await redirects.match(request);
    const answer =
      file && !match?.force
        ? await file()
        : (match && (await redirects.handle(request, match, fileFor))) ||
          new Response(await readFile(join(publish, '404.html')), { status: 404 });
    const response = new Response(answer.body, answer);
    await headers.apply(request, response);
    return response;
  };
  return { get, stop: async () => {} };
}
