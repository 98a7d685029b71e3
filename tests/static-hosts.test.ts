import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/headers.ts';
import { builtPages } from '../build/built-pages.ts';
import { redirectsFile } from '../build/static-host.ts';
import { pagePaths } from '../catalogue/paths.ts';
import { checkoutPage } from '../content/en/checkout-page.ts';
import { redirects } from '../content/redirects.ts';
import { CHECKOUT_STEPS } from '../domain/checkout-steps.ts';
import { cleanPath, createPageFinder, decodePath, redirectLocation } from '../domain/find-page.ts';
import { links } from '../domain/links.ts';
import type { Redirect } from '../domain/redirects.ts';
import { temporaryFolder } from './afterwards.ts';
import { freePort } from './listen.ts';
import { started } from './program.ts';
import { TOOLS } from './tools.ts';

// The build as two static hosts' emulators serve it: what was chosen is what is sold.

const MINUTES = 60_000;
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const LATER = CHECKOUT_STEPS.slice(1);

/** An owner's redirects: to a section of a page, of a folder, and to another site. */
const OWN: readonly Redirect[] = [
  { from: '/old/page.php', to: links.packages },
  { from: '/about.html', to: links.imprint },
  { from: '/blog/*', to: links.compare },
  { from: '/blog/2019/*', to: 'https://blog.example.com/archive/*' },
  { from: '/blog/2019/best', to: links.find },
  { from: '/plans', to: 'https://shop.example.com/plans' },
];
/** Other spellings of known packages, which Cloudflare Pages leads to the page. */
const OTHER_SPELLINGS = [
  '/checkout/Get-Scale',
  '/checkout/Get-Scale/payment?utm=1',
  '/checkout/GET-SCALE/confirmation',
];
const OLD_PATHS = [
  ...redirects.map(({ from }) => from),
  ...['/started/', '/started?utm=1', '/old/page.php', '/old/page.php/', '/old/page.php?utm=1', '/about.html', '/blog'],
  ...['/blog/', '/blog/2018/a', '/blog/2018/a.html', '/blog/2019', '/blog/2019/05/a%20b.html?utm=1', '/blog/2019/best'],
  ...['/plans', '/plans/', '/plans?utm=1', '/blogs', '/old/page'],
];

const folder = await temporaryFolder();
let titles: Map<string, string | undefined>;
beforeAll(async () => {
  for (const name of ['content', 'dist', 'domain', 'functions', 'netlify.toml'])
    await cp(name, join(folder, name), { recursive: true });
  await appendFile(join(folder, 'dist/_redirects'), redirectsFile(OWN));
  const pages = await builtPages('dist');
  titles = new Map(pages.map(({ path, html }) => [path, titleOf(html)]));
});

describe.each([
  { name: 'Cloudflare Pages', start: startCloudflarePages, spellings: OTHER_SPELLINGS },
  // Netlify itself leads from capitals to lower case, before any rule. Its engine for redirects does not have that part.
  { name: 'Netlify', start: startNetlify, spellings: [] },
])('$name', ({ start, spellings }) => {
  let host: StaticHost;
  beforeAll(async () => {
    host = await start(folder);
  }, 2 * MINUTES);
  afterAll(() => host?.stop());

  test('answers every path with its own page', async () => {
    const wrong: string[] = [];
    for (const path of pagePaths) {
      const answer = await host.get(path);
      const title = titleOf(await answer.text());
      if (answer.status !== 200 || title !== titles.get(path)) wrong.push(`${path}: ${answer.status}, ${title}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(LATER.map(({ id }) => id))(
    'shows Kickoff at the step %s of an unknown package, and says so',
    async (step) => {
      const answer = await host.get(links.checkout('unknown', step).replace('unknown', 'no-such-package'));
      const html = await answer.text();
      expect([answer.status, titleOf(html)]).toEqual([200, titles.get(links.checkout('unknown', step))]);
      expect(html.replaceAll('&#39;', "'").replaceAll('&#x27;', "'")).toContain(checkoutPage.unknownPackage);
    },
  );

  test('has no first step of an unknown package, and no other path', async () => {
    for (const path of ['/checkout/no-such-package', '/no-such-page', '/checkout/no-such-package/delivery']) {
      const answer = await host.get(path);
      expect([answer.status, titleOf(await answer.text())], path).toEqual([404, titles.get('/404')]);
    }
  });

  test('answers every old address as our server does', async () => {
    const find = createPageFinder([...redirects, ...OWN], (path) => pagePaths.includes(path));
    for (const asked of [...OLD_PATHS, ...spellings]) {
      const { pathname, search } = new URL(asked, 'http://host');
      const found = find(decodePath(pathname));
      const ours = found.kind === 'redirect' ? [308, redirectLocation(found.to, search)] : [404, null];
      const { status, headers } = await host.get(asked);
      // Netlify names the site in its answer too.
      const location = headers.get('location')?.replace('http://netlify.test', '') ?? null;
      expect.soft([status, location], asked).toEqual(ours);
    }
  });

  test("sends our server's headers with every page", async () => {
    const { headers } = await host.get(links.checkout('get-started', 'payment'));
    for (const [name, value] of Object.entries(pageHeaders())) expect(headers.get(name), name).toBe(value);
  });
});

type StaticHost = { get(path: string): Promise<Response>; stop(): Promise<void> };

/** Cloudflare's own Pages emulator on a built copy, functions included. */
async function startCloudflarePages(folder: string): Promise<StaticHost> {
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
function startNetlify(folder: string): StaticHost {
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
