import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { beforeAll, expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/headers.ts';
import { builtPages } from '../build/built-pages.ts';
import { redirectsFile } from '../build/static-host.ts';
import { pagePaths } from '../catalogue/paths.ts';
import { redirects } from '../content/redirects.ts';
import { cleanPath, createPageFinder, decodePath, redirectLocation } from '../domain/find-page.ts';
import { links } from '../domain/links.ts';
import { stopAfterwards, temporaryFolder } from './afterwards.ts';
import { freePort } from './listen.ts';
import { started } from './program.ts';
import { TOOLS } from './tools.ts';

// The build as two static hosts' emulators serve it: what was chosen is what is sold.

/** An owner's redirects, and how they are asked for. */
const OWN = [
  { from: '/old/page.php', to: links.packages },
  { from: '/blog/*', to: links.compare },
  { from: '/blog/2019/*', to: 'https://blog.example.com/archive/*' },
  { from: '/plans', to: 'https://shop.example.com/plans' },
];
const OLD_PATHS = [
  ...redirects.map(({ from }) => from),
  ...['/started/', '/started?utm=1', '/old/page.php', '/old/page.php?utm=1', '/blog', '/blog/2018/a.html'],
  ...['/blog/2019', '/blog/2019/05/a%20b.html?utm=1', '/plans/', '/plans?utm=1'],
];
const SHOWN: readonly (readonly [asked: string, status: number, page: string])[] = [
  ...pagePaths.map((path) => [path, 200, path] as const),
  ['/checkout/no-such-package/payment', 200, links.checkout('unknown', 'payment')],
  ['/checkout/no-such-package/confirmation', 200, links.checkout('unknown', 'confirmation')],
  ...['/checkout/no-such-package', '/no-such-page', '/checkout/no-such-package/delivery', '/blogs'].map(
    (path) => [path, 404, '/404'] as const,
  ),
];

const folder = await temporaryFolder();
beforeAll(async () => {
  for (const name of ['content', 'dist', 'domain', 'functions', 'netlify.toml'])
    await cp(name, join(folder, name), { recursive: true });
  await appendFile(join(folder, 'dist/_redirects'), redirectsFile(OWN));
});

test.each([
  // Netlify itself leads from capitals to lower case, before any rule. Its engine for redirects does not have that part.
  ['Cloudflare Pages', startCloudflarePages, ['/checkout/Get-Scale/payment?utm=1']],
  ['Netlify', startNetlify, []],
])(
  '%s answers with our pages and headers, and old addresses as our server does',
  async (_, start, spellings) => {
    const host = stopAfterwards(await start(folder));
    const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
    const titles = new Map((await builtPages('dist')).map(({ path, html }) => [path, titleOf(html)]));
    for (const [path, status, page] of SHOWN) {
      const answer = await host.get(path);
      expect.soft([answer.status, titleOf(await answer.text())], path).toEqual([status, titles.get(page)]);
    }

    const find = createPageFinder([...redirects, ...OWN], (path) => pagePaths.includes(path));
    for (const asked of [...OLD_PATHS, ...spellings]) {
      const { pathname, search } = new URL(asked, 'http://host');
      const found = find(decodePath(pathname));
      const { status, headers } = await host.get(asked);
      // Netlify names the site in its answer too.
      const location = headers.get('location')?.replace('http://netlify.test', '');
      const ours = found.kind === 'redirect' ? redirectLocation(found.to, search) : 'no redirect';
      expect.soft([status, location], asked).toEqual([308, ours]);
    }
    const { headers } = await host.get(links.checkout('get-started', 'payment'));
    expect(Object.fromEntries(headers)).toMatchObject(pageHeaders());
  },
  120_000,
);

/** Cloudflare's own Pages emulator on a built copy, functions included. */
async function startCloudflarePages(folder: string) {
  const port = await freePort();
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-01-01'];
  // Keeps its files in the copy instead of the home folder.
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder, HOME: folder };
  const command = [join(TOOLS, 'wrangler/bin/wrangler.js'), 'pages', 'dev', 'dist', ...options];
  const emulator = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore', env });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const end = await started(emulator, async () => (await get('/')).ok);
  return { get, stop: () => end('SIGINT') };
}

/** Netlify's own engines for redirects and headers on a built copy. */
async function startNetlify(folder: string) {
  const publish = join(folder, 'dist');
  const places = { configPath: join(folder, 'netlify.toml'), projectDir: folder, publicDir: publish };
  const jwt = { jwtRoleClaim: '', jwtSecret: '' };
  const redirects = new RedirectsHandler({ ...places, ...jwt, configRedirects: [], siteURL: 'http://netlify.test' });
  const logger = { log: () => {}, warn: () => {}, error: () => {} };
  const headers = new HeadersHandler({ projectDir: folder, publishDir: 'dist', logger });
  const fileFor = async ({ url }: Request) => {
    const path = new URL(url).pathname;
    const name = [path, `${cleanPath(path)}.html`, join(path, 'index.html')]
      .map((name) => join(publish, name))
      .find((name) => existsSync(name) && /\.\w+$/.test(name));
    return name === undefined ? undefined : async () => new Response(await readFile(name));
  };
  const notFound = await readFile(join(publish, '404.html'));

  const get = async (path: string): Promise<Response> => {
    const request = new Request(`http://netlify.test${path}`);
    const match = await redirects.match(request);
    const file = await fileFor(request);
    const answer = file && !match?.force ? await file() : match && (await redirects.handle(request, match, fileFor));
    const response = answer ? new Response(answer.body, answer) : new Response(notFound, { status: 404 });
    await headers.apply(request, response);
    return response;
  };
  return { get, stop: async () => {} };
}
